import type { Page, Response } from '@playwright/test';
import { expect, hydrated, test } from './quiet-page.ts';

test.use({ refusals: /a status of 401/ });

/** One address for each page of the route table. */
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

function policyOf(answer: Response | null): ReadonlyMap<string, string> {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

for (const address of pages) {
  test(`${address} keeps to its policy, and wakes up under it @one-size`, async ({ page }) => {
    const answer = await page.goto(address);
    const headers = answer?.headers() ?? {};
    expect(headers).toMatchObject({
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
    await hydrated(page);
  });
}

/** What the page is refused when a text of somebody's got into one of these places. */
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
    // In a task of the page's own: what the test itself runs is let through.
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
    test(`is not taken as ${place}`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the same browser');
      await page.goto('/cesta');
      await hydrated(page);
      expect(await tryInPage(page, place)).toMatch(/^(TypeError|EvalError)$/);
    });
  }
});
