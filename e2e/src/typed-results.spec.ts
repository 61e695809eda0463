import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: /Buscar por/ });
const countOf = (page: Page) => page.getByRole('heading', { level: 1 });
const titleIn = (page: Page, name: string) =>
  page.locator('#results').getByRole('listitem').getByRole('link', { name }).first();

/** Opens the results of 'brasil', with the cursor in the box after its word. */
async function open(page: Page): Promise<string> {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await boxOf(page).selectText();
  return (await countOf(page).textContent()) ?? '';
}

interface FoundTotals {
  readonly total: number;
  /** Number of titles, in a grouping search. */
  readonly titulos?: number;
}

/** Types the words and waits until the page shows the count of the last of them, not of earlier ones. */
async function follow(page: Page, words: string): Promise<string> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/consulta' && searchParams.get('q') === words;
  });
  await page.keyboard.type(words, { delay: 40 });
  const { total, titulos = total } = (await (await answer).json()) as FoundTotals;
  const count = titulos === 1 ? '1 título' : `${titulos} títulos`;
  await expect(countOf(page)).toHaveText(count);
  return count;
}

test('results follow the words as they are typed, in one place of the history @long', async ({
  page,
}) => {
  const before = await open(page);
  const count = await follow(page, 'dom cas');
  expect(count).not.toBe(before);
  await expect(page).toHaveURL(/\?q=dom\+cas&parcial=palavra$/);
  await expect(titleIn(page, 'Dom Casmurro')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const said = page.locator('[data-live-announcer] output');
  await expect(said).toHaveText(count);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('dom cas');
  await expect(titleIn(page, 'Dom Casmurro')).toBeVisible();

  await page.keyboard.type('murro', { delay: 40 });
  await expect(page).toHaveURL(/\?q=dom\+casmurro&parcial=palavra$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=dom\+casmurro$/);
  await expect(boxOf(page)).not.toBeFocused();
  await expect(boxOf(page)).toHaveValue('dom casmurro');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=brasil$/);
  await expect(countOf(page)).toHaveText(before);
  await expect(boxOf(page)).toHaveValue('brasil');
});

test('what was typed is there after a reload, and on the way back from a title @one-size @long', async ({
  page,
}) => {
  await open(page);
  const count = await follow(page, 'dom cas');
  await expect(page).toHaveURL(/\?q=dom\+cas&parcial=palavra$/);
  const found = titleIn(page, 'Dom Casmurro');
  await page.reload();
  await waitForHydration(page);
  await expect(countOf(page)).toHaveText(count);
  await expect(boxOf(page)).toHaveValue('dom cas');
  await found.click();
  await expect(page).toHaveURL(/\/acervo\/\d+$/);
  await page.goBack();
  await expect(countOf(page)).toHaveText(count);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=brasil$/);
});

test('what is typed before its script has come is followed once it has @one-size @long', async ({
  page,
}) => {
  const { promise: come, resolve: comeNow } = Promise.withResolvers<void>();
  await page.route(/\/words-followed-[\w-]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/words-followed-[\w-]+\.js$/);
  await open(page);
  await asked;
  await page.keyboard.type('casmurro', { delay: 20 });
  comeNow();
  await expect(page).toHaveURL(/\?q=casmurro&/);
  await expect(titleIn(page, 'Dom Casmurro')).toBeVisible();
});

test('an answer that is out of date never takes the place of a later one @one-size @long', async ({
  page,
}) => {
  await open(page);
  const { promise: later, resolve: answerNow } = Promise.withResolvers<void>();
  const ofFirst = /\/api\/consulta\?.*q=mem%C3%B3rias&/;
  await page.route(ofFirst, async (route) => {
    await later;
    // Its page may have abandoned it.
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(ofFirst);
  await page.keyboard.type('memórias', { delay: 20 });
  await asked;
  await boxOf(page).selectText();
  const count = await follow(page, 'casmurro');
  await expect(page).toHaveURL(/\?q=casmurro&/);
  await expect(titleIn(page, 'Dom Casmurro')).toBeVisible();
  answerNow();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\?q=casmurro&/);
  await expect(countOf(page)).toHaveText(count);
  await expect(boxOf(page)).toHaveValue('casmurro');
  await expect(boxOf(page)).toBeFocused();
});

test('where nothing can be had the last results stay, and Enter asks as ever @one-size @long', async ({
  page,
}) => {
  const before = await open(page);
  const unfinished = /\/api\/consulta\?.*parcial=/;
  await page.route(unfinished, (route) =>
    route.fulfill({
      status: 503,
      json: { erro: { codigo: 'ServicoIndisponivel', mensagem: 'Indisponível.' } },
    }),
  );
  const refused = page.waitForResponse(unfinished);
  await page.keyboard.type('casmurro', { delay: 20 });
  await refused;
  await expect(countOf(page)).toHaveText(before);
  await expect(page).toHaveURL(/\?q=brasil$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=casmurro$/);
  await expect(titleIn(page, 'Dom Casmurro')).toBeVisible();
});

test('who types on the front page stays there until Enter @one-size @long', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await boxOf(page).focus();
  await page.keyboard.type('dom cas', { delay: 20 });
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
