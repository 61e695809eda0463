import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

/** Form of a tab, which on a phone is opened first. */
async function formOf(page: Page, tab: string, isMobile: boolean) {
  const form = page.getByRole('region', { name: `Campos de busca: ${tab}` });
  if (isMobile) await form.getByRole('button', { name: 'Buscar por campos' }).click();
  return form;
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

for (const [path, tab] of [
  ['/arquivo?codigo_referencia=CR.03', 'Arquivo'],
  ['/atos-normativos?numero=8.666', 'Atos normativos'],
  ['/normas?situacao=substituida', 'Normas'],
] as const) {
  test(`the tab ${tab} is accessible and fits its window @long`, async ({ page, isMobile }) => {
    await page.goto(path);
    await waitForHydration(page);
    await formOf(page, tab, isMobile);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}

test('units of an archive are found by level, producer and dates, in the order of their codes @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/arquivo');
  await waitForHydration(page);
  const form = await formOf(page, 'Arquivo', isMobile);
  await form.getByLabel('Nível').selectOption('dossie');
  await form.getByLabel('Código de referência').fill('CR');
  await form.getByLabel('Data inicial').fill('1994');
  await form.getByLabel('Data final').fill('31/12/2003');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/arquivo?codigo_referencia=CR&nivel=dossie&data_ini=1994&data_fim=31%2F12%2F2003',
  );
  await expect(page.getByRole('main').getByText(/^Código de referência: BR REBIVALE/)).toHaveText([
    'Código de referência: BR REBIVALE CR.01-002',
    'Código de referência: BR REBIVALE CR.02-004',
    'Código de referência: BR REBIVALE CR.03-002',
    'Código de referência: BR REBIVALE CR.03-005',
    'Código de referência: BR REBIVALE CR.04-012',
  ]);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Código de referência', { exact: true })).toHaveValue('CR');
  await page.goBack();
  await expect(page).toHaveURL('/arquivo');
});

test('a unit leads to its fonds, to the unit above and to those below @one-size @long', async ({
  page,
}) => {
  await page.goto('/arquivo?codigo_referencia=CR.02');
  await page.getByRole('link', { name: 'Convênios', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Convênios' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver os níveis abaixo' }).click();
  await expect(page).toHaveURL('/arquivo?codigo_referencia=BR+REBIVALE+CR.02');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^3 títulos$/);
  await page.goBack();
  await page.getByRole('link', { name: 'BR REBIVALE CR', exact: true }).click();
  await expect(page).toHaveURL('/arquivo?fundo=BR+REBIVALE+CR');
});

test('an act tells what revoked it, and that one what it revoked @one-size @long', async ({
  page,
}) => {
  await page.goto('/atos-normativos?numero=8.666');
  const result = page.getByRole('article').first();
  await expect(result.getByText('Revogado', { exact: true })).toBeVisible();
  await expect(result).toContainText('Revogado por: Lei nº 14.133, de 1º de abril de 2021');
  await result.getByRole('link', { name: /^Lei nº 8\.666/ }).click();
  await expect(page.getByText('Este ato foi revogado.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Lei nº 14\.133/ })
    .first()
    .click();
  await expect(page.getByText('Este ato foi alterado')).toBeVisible();
  await expect(page.getByText('Revoga: Lei nº 8.666')).toBeVisible();
});

test('acts are found by those they change, and come by number @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/atos-normativos?especie=Lei&data_ini=1993-01-01&data_fim=1998-12-31');
  await waitForHydration(page);
  const numbers = (await titles(page).allTextContents())
    .flatMap((text) => /^Lei nº ([\d.]+)/.exec(text)?.[1] ?? [])
    .map((number) => Number(number.replaceAll('.', '')));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await page.goto('/atos-normativos');
  await waitForHydration(page);
  const form = await formOf(page, 'Atos normativos', isMobile);
  await form.getByLabel('Altera ou revoga').fill('código penal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/atos-normativos?ato_relacionado=c%C3%B3digo+penal');
  await expect(page.getByRole('link', { name: /^Lei nº 13\.104/ }).first()).toBeVisible();
});

test('dates the wrong way round are told at the field, and the form stays @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/atos-normativos?data_ini=2001-01-01&data_fim=1999-01-01');
  await waitForHydration(page);
  const form = await formOf(page, 'Atos normativos', isMobile);
  await expect(form.getByLabel('Data final')).toHaveAccessibleDescription(
    /A data final, 1 de jan. de 1999, é anterior à inicial/,
  );
  await expectAccessible(page);
});

test('a standard that was replaced says by which @one-size @long', async ({ page }) => {
  await page.goto('/normas?numero=6023');
  const [older, newer] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect(older).toContainText('Substituída por: ABNT NBR 6023:2018');
  await expect(newer).toContainText('Substitui: ABNT NBR 6023:2002');
  await older
    .getByRole('link', { name: /^ABNT NBR 6023:/ })
    .first()
    .click();
  await expect(page.getByText('Esta norma foi substituída.')).toBeVisible();
});

test('the network tab leads to the catalogue of the network @one-size @long', async ({ page }) => {
  await page.goto('/rede');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expect(page.getByRole('link', { name: 'Abrir o catálogo da rede' })).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends its fields, and blank ones leave the address @one-size @long', async ({
    page,
  }) => {
    await page.goto('/normas?q=documentacao');
    await page.getByLabel('Organização').selectOption('ABNT');
    await page.getByLabel('Número', { exact: true }).fill('6024');
    await page
      .getByRole('region', { name: 'Campos de busca: Normas' })
      .getByRole('button', { name: 'Buscar' })
      .click();
    await expect(page).toHaveURL('/normas?q=documentacao&numero=6024&organizacao=ABNT');
    await expect(page.getByRole('link', { name: /^ABNT NBR 6024/ })).toBeVisible();
    await expect(page.getByLabel('Número', { exact: true })).toHaveValue('6024');
  });
});
