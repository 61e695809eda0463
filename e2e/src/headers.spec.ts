import type { APIResponse, Page } from '@playwright/test';
import { expect, waitForHydration, test } from './quiet-page.ts';

test.use({ refusals: /a status of 401/ });

/** Address of one page for each route. */
const pages = [
  '/',
  '/?q=brasil',
  '/avancada',
  '/indice?indice=autor&texto=a',
  '/autoridades?q=machado',
  '/novas-aquisicoes',
  '/periodicos',
  '/plano-ensino',
  '/rede',
  '/arquivo',
  '/atos-normativos',
  '/normas',
  '/bases-de-dados',
  '/acervo/1',
  '/cesta',
  '/login',
  '/pearson',
  '/pergamum_redireciona',
  '/meupergamum',
  '/nada/aqui',
];

function policyOf(answer: APIResponse): ReadonlyMap<string, string> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('every page comes with its policy @one-size', async ({ request }) => {
  for (const address of pages) {
    const answer = await request.get(address);
    expect(answer.headers(), address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = policyOf(answer);
    expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
    expect(policy.get('default-src')).toBe("'self'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  }
});

for (const address of pages) {
  // Other tests find that most of them wake up; any console message fails a test.
  const tag = address === '/' ? ['@one-size'] : ['@one-size', '@long'];
  test(`${address} wakes up under its policy`, { tag }, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
  });
}

/** Tries to get an attacker's text into one of these places. Resolves with the name of the error, or 'taken'. */
async function tryInPage(page: Page, place: string): Promise<string> {
  return page.evaluate((where) => {
    const acts: Readonly<Record<string, () => unknown>> = {
      markup: () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      'adjacent markup': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      script: () => (document.createElement('script').text = 'alert(1)'),
      'script address': () => (document.createElement('script').src = 'https://evil.example/a.js'),
      worker: () => new Worker('/api/campus'),
      frame: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      evaluation: () => window.eval('1 + 1'),
      'a policy': () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        return trustedTypes.createPolicy('another', {});
      },
    };
    // Runs in a task of the page's own: code that the test itself runs is let through.
    return new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          acts[where]?.();
          resolve('taken');
        } catch (error) {
          resolve((error as Error).name);
        }
      });
    });
  }, place);
}

test.describe('a text of somebody', () => {
  // The browser reports each of them.
  test.use({ refusals: /Trusted|Content Security Policy/ });

  test('is taken nowhere @one-size', async ({ page }) => {
    await page.goto('/cesta');
    await waitForHydration(page);
    for (const place of [
      'markup',
      'adjacent markup',
      'script',
      'script address',
      'worker',
      'frame',
      'evaluation',
      'a policy',
    ]) {
      expect(await tryInPage(page, place), place).toMatch(/^(TypeError|EvalError)$/);
    }
  });
});
