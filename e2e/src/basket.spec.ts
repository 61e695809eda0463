import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Cesta: / });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cesta/ });

/** Stores the basket as the browser of a reader has it who put these titles in. */
async function keepInBasket(page: Page, kept: unknown): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('kept') === null) localStorage.setItem('estante.basket', text);
      sessionStorage.setItem('kept', '');
    },
    typeof kept === 'string' ? kept : JSON.stringify(kept),
  );
}

const basketOf = (...ids: number[]) => ({
  itens: ids.map((cod_acervo) => ({ cod_acervo, data_insercao: '2026-03-02' })),
});

test('a title is put in from the results, seen in the basket, and taken out again @one-size', async ({
  page,
}) => {
  await page.goto('/?q=dom%20casmurro');
  await waitForHydration(page);
  const toggle = toggles(page).first();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toBeFocused();
  await expect(page.getByText(/^“Dom Casmurro” foi adicionado à cesta\.$/)).toBeAttached();
  await inHeader(page).click();
  await expect(page).toHaveURL(/\/cesta$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Dom Casmurro');
  await page.getByRole('button', { name: /^Remover da cesta: Dom Casmurro/ }).click();
  await expect(page.getByRole('heading', { name: 'A cesta está vazia' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('the title page has the same button, and knows what is in @one-size @long', async ({
  page,
}) => {
  await keepInBasket(page, basketOf(1));
  await page.goto('/acervo/1');
  await waitForHydration(page);
  const toggle = toggles(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
});

test('selected results are put in together @one-size @long', async ({ page }) => {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .nth(1)
    .check();
  await expect(page.getByText('1 selecionado')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await expect(page.getByText('20 selecionados')).toBeVisible();
  await page.getByRole('link', { name: 'Próxima' }).click();
  await expect(page.locator('ol[start="21"]')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .check();
  await expect(page.getByText('21 selecionados')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à cesta' }).click();
  const see = page.getByRole('main').getByRole('link', { name: 'Ver a cesta' });
  await expect(see).toBeFocused();
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 21 títulos');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(21);
});

test('the basket is ordered, narrowed to what is available, and emptied after a question @one-size @long', async ({
  page,
}) => {
  await keepInBasket(page, basketOf(...Array.from({ length: 60 }, (_, at) => at + 1)));
  await page.goto('/cesta');
  await waitForHydration(page);
  await expect(rows(page)).toHaveCount(60);
  await page.getByLabel('Ordenar por').selectOption('titulo');
  const titles = await rows(page).getByRole('heading').allTextContents();
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('pt', { numeric: true }).compare));
  await page.getByRole('checkbox', { name: 'Disponíveis agora' }).check();
  await expect(page.getByText(/^\d+ de 60 títulos$/)).toBeVisible();
  await page.getByRole('button', { name: 'Esvaziar a cesta' }).click();
  const question = page.getByRole('alertdialog', { name: 'Esvaziar a cesta?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Manter a cesta' }).click();
  await expect(page.getByRole('button', { name: 'Esvaziar a cesta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Esvaziar a cesta' }).click();
  await expect(page.getByRole('heading', { name: 'A cesta está vazia' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 60 títulos');
});

test('taking one out leads the keyboard to the next one @one-size @long', async ({ page }) => {
  await keepInBasket(page, basketOf(1, 2, 3));
  await page.goto('/cesta');
  await waitForHydration(page);
  const buttons = page.getByRole('button', { name: /^Remover da cesta: / });
  const next = (await buttons.nth(1).getAttribute('aria-label')) ?? '';
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(2);
  await expect(page.getByRole('button', { name: next })).toBeFocused();
});

test('what one tab puts in, the other shows @one-size @long', async ({ page, context }) => {
  await page.goto('/cesta');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'A cesta está vazia' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/acervo/2');
  await waitForHydration(other);
  await toggles(other).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 1 título');
});

test('titles that are gone are told, and can be taken out @one-size @long', async ({ page }) => {
  await keepInBasket(page, basketOf(1, 999_999));
  await page.goto('/cesta');
  await waitForHydration(page);
  await expect(page.getByText('1 título não está mais no acervo')).toBeVisible();
  await expect(page.getByText('999999')).toBeVisible();
  await page.getByRole('button', { name: 'Remover da cesta', exact: true }).click();
  await expect(page.getByText('999999')).toBeHidden();
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 1 título');
});

for (const [name, kept] of [
  ['text that is no JSON', '{'],
  ['something else', [1, 2]],
  ['items that are none', { itens: [null, { cod_acervo: 'um' }, 3] }],
] as const) {
  test(`a basket of ${name} is empty @one-size @long`, async ({ page }) => {
    await keepInBasket(page, kept);
    await page.goto('/cesta');
    await expect(page.getByRole('heading', { name: 'A cesta está vazia' })).toBeVisible();
  });
}

test('a full basket says so and takes nothing more @one-size @long', async ({ page }) => {
  await keepInBasket(page, basketOf(...Array.from({ length: 500 }, (_, at) => 10_000 + at)));
  await page.goto('/acervo/1');
  await waitForHydration(page);
  await toggles(page).click();
  await expect(page.getByText(/^A cesta está cheia\. Ver a cesta$/)).toBeVisible();
  await expect(toggles(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 500 títulos');
});

test('a basket that cannot be shown says so, and can be tried again @one-size @long', async ({
  page,
}) => {
  await keepInBasket(page, basketOf(1));
  await page.route('**/api/consulta/titulos-adicionais?*', (route) =>
    route.fulfill({
      status: 503,
      json: { erro: { codigo: 'ServicoIndisponivel', mensagem: 'Indisponível.' } },
    }),
  );
  await page.goto('/cesta');
  await expect(page.getByRole('alert').filter({ hasText: 'não pôde ser mostrada' })).toBeVisible();
  await page.unroute('**/api/consulta/titulos-adicionais?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('the number in the header moves nothing when it comes @one-size @long', async ({ page }) => {
  const boxes = () =>
    page
      .getByRole('banner')
      .locator('a, button, summary')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  const without = await boxes();
  await keepInBasket(page, basketOf(...Array.from({ length: 120 }, (_, at) => at + 1)));
  await page.reload();
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 120 títulos');
  expect(await boxes()).toEqual(without);
});

for (const [language, heading] of [
  ['pt', 'Cesta'],
  ['en', 'Basket'],
  ['es', 'Cesta'],
] as const) {
  test(`/cesta in ${language} is accessible and fits its window @long`, async ({ page }) => {
    await keepInBasket(page, basketOf(1, 2, 999_999));
    await page.goto(`/cesta?lng=${language}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}

test('on paper the titles stand without their buttons @one-size @long', async ({ page }) => {
  await keepInBasket(page, basketOf(1, 2));
  await page.goto('/cesta');
  await expect(rows(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remover da cesta/ }).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Esvaziar a cesta' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket says what it needs @one-size @long', async ({ page }) => {
    await page.goto('/cesta');
    const said = page.locator('main noscript');
    await expect(said).toBeVisible();
    expect(await said.innerText()).toContain('exige JavaScript');
  });
});
