import type { Page } from '@playwright/test';
import { expectPagesSpeak } from './area-languages.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

const imports = '/meupergamum/atendimento/importacoes';
const reports = '/meupergamum/atendimento/relatorios';

/** Copy as Koha writes it, with a loan type and a place. */
const item = (barcode: string, type: string, place: string) =>
  `<datafield tag="952" ind1=" " ind2=" "><subfield code="a">BC</subfield><subfield code="p">${barcode}</subfield>
    <subfield code="y">${type}</subfield><subfield code="c">${place}</subfield></datafield>`;

/** Record in MARCXML, with or without a title. */
function record(number: string, title: string | null, items = ''): string {
  const titled =
    title === null
      ? ''
      : `<datafield tag="245" ind1="0" ind2="0"><subfield code="a">${title}</subfield></datafield>`;
  return `<record><leader>00000nam a2200000 a 4500</leader>
    <controlfield tag="001">${number}</controlfield><controlfield tag="003">E2E</controlfield>
    <controlfield tag="008">260101s2026    bl            000 0 por d</controlfield>${titled}${items}</record>`;
}

/** Uploads two titles with this word, and between them a record without a title. */
async function sendTitles(page: Page, word: string): Promise<void> {
  const records = [
    record(`${word}-1`, `${word} primeira`),
    record(`${word}-2`, null),
    record(`${word}-3`, `${word} segunda`),
  ];
  const collection = `<collection xmlns="http://www.loc.gov/MARC21/slim">${records.join('')}</collection>`;
  await page
    .getByLabel('Arquivo', { exact: true })
    .setInputFiles({ name: `${word}.xml`, mimeType: 'text/xml', buffer: Buffer.from(collection) });
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: `${word}.xml` })).toBeVisible();
}

test('an administrator imports a file, and finds what came @long', async ({ page }) => {
  const word = `Zarabatana${Date.now()}`;
  await signIn(page, 'administradora', imports);
  await expect(page.getByRole('heading', { name: 'Trazer um arquivo' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await sendTitles(page, word);
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'O que a importação fez' })).toBeVisible();
  await page.getByText('Registros separados', { exact: true }).click();
  await expect(page.getByText('O registro bibliográfico não tem título.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Baixar os registros/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^separados-\d+\.xml$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto(`/?q=${word}`);
  await expect(page.getByText(`${word} primeira`).first()).toBeVisible();
});

test('a file is tried before it is imported, and what came is taken back @long', async ({
  page,
}) => {
  const word = `Tabatinga${Date.now()}`;
  await signIn(page, 'administradora', imports);
  await sendTitles(page, word);
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByRole('heading', { name: 'O que a importação faria' })).toBeVisible();
  await expect(page.getByText(`${word} primeira`)).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'O que a importação fez' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver o que seria desfeito' }).click();
  await expect(page.getByText('Títulos retirados: 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Desfazer a importação' })
    .click();
  await expect(page.getByRole('heading', { name: 'O que foi desfeito' })).toBeVisible();
  await page.getByRole('link', { name: 'Todas as importações' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${word}.xml` })).toContainText(
    'Desfeita em',
  );
});

test('an administrator is asked what codes mean that no list has, before the copies are lent @long', async ({
  page,
}) => {
  const word = `Quissama${Date.now()}`;
  const items = [1, 2, 3].map((at) =>
    item(`${word}-${at}`, at < 3 ? `${word}R` : `${word}B`, word),
  );
  const file = `<collection xmlns="http://www.loc.gov/MARC21/slim">${record(word, word, items.join(''))}</collection>`;
  await signIn(page, 'administradora', imports);
  await page
    .getByLabel('Arquivo', { exact: true })
    .setInputFiles({ name: `${word}.xml`, mimeType: 'text/xml', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Simular' }).click();
  const types = page.getByRole('group', { name: 'Tipos de empréstimo que não há aqui' });
  await expect(types.getByText(/circulam pelas regras de “Qualquer tipo”/)).toBeVisible();
  await expect(types.getByRole('link', { name: 'Regras de empréstimo' })).toBeVisible();
  const asked = types.getByLabel(`${word}R (2 exemplares)`);
  await asked.selectOption({ index: 1 });
  await page.getByText('Localizações que não há aqui').click();
  await expect(page.getByLabel(`${word} (3 exemplares)`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('A importação criou 1 tipo de empréstimo')).toBeVisible();
  await expect(page.getByText(`${word}B (1 exemplar)`)).toBeVisible();
  await expect(page.getByText(`${word}R`)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver o que seria desfeito' }).click();
  await expect(page.getByText('Saem dos tipos de empréstimo')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Desfazer a importação' })
    .click();
  await expect(page.getByRole('heading', { name: 'O que foi desfeito' })).toBeVisible();
  await expectAccessible(page);
});

test('a file that cannot be read ends as no success, and says why @long', async ({ page }) => {
  await signIn(page, 'administradora', imports);
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles({
    name: 'compras.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Leite, pão e café\n'),
  });
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'compras.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText(/em nenhum formato MARC/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Terminada', { exact: true })).toHaveCount(0);
});

test('staff read a report as a chart and a table, and take it along @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', reports);
  await expect(page.getByRole('heading', { name: 'Empréstimos no período' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('combobox', { name: 'Relatório' }).selectOption('atrasos');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page).toHaveURL(/relatorio=atrasos/);
  await expect(page.getByRole('heading', { name: 'Atrasos' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^atrasos-.*\.csv$/);
  // The form belongs to the report that one comes back to.
  const by = page.getByRole('combobox', { name: 'Agrupar por' });
  await expect(by).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Empréstimos no período' })).toBeVisible();
  await expect(by).toHaveValue('mes');
  await expect(page.getByLabel('De', { exact: true })).toBeVisible();
});

test('staff read what the collection is by class, and take it along @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', reports);
  await page.getByRole('combobox', { name: 'Relatório' }).selectOption('acervo');
  await page.getByRole('combobox', { name: 'Agrupar por' }).selectOption('classe');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page).toHaveURL(/relatorio=acervo&agrupamento=classe/);
  await expect(page.getByRole('rowheader', { name: '8 Literatura' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha (XLSX)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^acervo-.*\.xlsx$/);
  await page.getByRole('combobox', { name: 'Relatório' }).selectOption('movimento-acervo');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Exemplares novos' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

for (const language of ['en', 'es'] as const) {
  test(`imports and reports speak ${language} @long`, async ({ page }) => {
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    await expectPagesSpeak(
      page,
      [
        imports,
        reports,
        `${reports}?relatorio=caixa`,
        `${reports}?relatorio=acervo`,
        `${reports}?relatorio=movimento-acervo&agrupamento=ano`,
      ],
      language,
    );
  });
}
