import { staffPages } from '@estante/contract';
import { locales, type PhraseTree } from '@estante/phrases';
import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

/** A page loads the phrases that its modules name: a missing one shows as its key. */
const keys = new Set(keysOf(locales.pt));

function keysOf(tree: PhraseTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [prefix + name, prefix + name.replace(/_(?:zero|one|many|other)$/, '')]
      : keysOf(value, `${prefix}${name}.`),
  );
}

/** Keys in texts, and in labels of controls and pictures. */
async function shownKeys(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const markup = await page.locator('html').evaluate((root) => root.outerHTML);
  const words = markup.replaceAll(/<script.*?<\/script>/gs, '').match(/[A-Za-z]\w*(?:\.[\w-]+)+/g);
  return (words ?? []).filter((word) => keys.has(word));
}

const open = `
  / /?q=brasil /?q=zzzzqqqq /avancada /avancada?termo=E:autor:assis /arquivo /atos-normativos /normas
  /novas-aquisicoes /periodicos /indice /autoridades /autoridades?q=assis /autoridade/1
  /autoridade/1/marc /rede /bases-de-dados /plano-ensino /plano-ensino?curso=1 /plano-ensino/curso?curso=LET /cesta /login /nada
  /acervo/1 /acervo/1/exemplares /acervo/1/reserva /acervo/1/referencia /acervo/1/marc
  /acervo/1/dublin-core /acervo/1/dados-estatisticos`;

const personal = `
  / /emprestimo /emprestimo/historico /renovacao /emprestimo/reservas /cesta-permanente /alertas
  /solicitacoes /debito /afastamento /nada-consta /plano-ensino /itens-salvos /solicitar-token
  /comentarios`;

const addresses = (text: string) => text.trim().split(/\s+/);

for (const language of ['pt', 'en', 'es'] as const) {
  test.describe(`in ${language} @one-size @long`, () => {
    test('a visitor reads sentences on every page', async ({ page }) => {
      for (const address of addresses(open)) {
        const url = new URL(address, 'http://localhost');
        url.searchParams.set('lng', language);
        await page.goto(url.pathname + url.search);
        await waitForHydration(page);
        expect(await shownKeys(page), address).toEqual([]);
      }
    });

    test('so does a reader, going from one to the next', async ({ page }) => {
      await signIn(page, 'aluna', '/meupergamum', { language });
      for (const address of addresses(personal)) {
        await page.goto(`/meupergamum${address}`.replace(/\/$/, ''));
        await waitForHydration(page);
        expect(await shownKeys(page), address).toEqual([]);
      }
    });

    test('so do staff', async ({ page }) => {
      const area = '/meupergamum/atendimento';
      await signIn(page, 'administradora', area, { language });
      for (const path of ['', ...staffPages.map((one) => `/${one.path}`)]) {
        await page.goto(area + path);
        await waitForHydration(page);
        expect(await shownKeys(page), path).toEqual([]);
      }
    });
  });
}

test('a page that is gone to brings its phrases with it @one-size @long', async ({ page }) => {
  await page.goto('/?lng=en');
  await waitForHydration(page);
  await page.locator('input[name="q"]').fill('dom casmurro');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByRole('link', { name: 'Dom Casmurro' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dom Casmurro');
  expect(await shownKeys(page)).toEqual([]);
  await page.getByRole('link', { name: 'MARC' }).click();
  await expect(page).toHaveURL(/\/marc/);
  expect(await shownKeys(page)).toEqual([]);
});

test('a phrase that did not come is seen by these tests @one-size @long', async ({ page }) => {
  await page.route(/\/title-page-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const isPhrases = (await response.text()).includes('as phrases');
    await route.fulfill(
      isPhrases ? { response, body: 'export const phrases = {};' } : { response },
    );
  });
  await page.goto('/?lng=en&q=dom%20casmurro');
  await waitForHydration(page);
  await page.getByRole('listitem').getByRole('link', { name: 'Dom Casmurro' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dom Casmurro');
  expect(await shownKeys(page)).not.toEqual([]);
});
