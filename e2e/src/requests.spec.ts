import type { Locator, Page } from '@playwright/test';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const area = '/meupergamum/solicitacoes';
const desk = '/meupergamum/atendimento/solicitacoes';

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

const openIn = (place: Locator, title: string) =>
  place.locator('summary', { hasText: title }).press('Enter');

/** Copy that a new reader requests by the keyboard; returns its heading in the lists. */
async function askForCopy(page: Page) {
  const person = await aPerson();
  const title = `Da cor ${person.username}`;
  await signIn(page, person.username, `${area}/comutacao-bibliografica`, person);
  await page.getByLabel('Título do artigo').fill(title);
  await page.getByLabel('Título da revista').fill('Revista de letras');
  await page.getByLabel('Ano', { exact: true }).fill('1961');
  await page.getByLabel('Páginas', { exact: true }).fill('20-30');
  await page.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
  return { person, title };
}

test('what is wrong of a copy that is asked for is told at its field @long', async ({ page }) => {
  const person = await aPerson();
  await signIn(page, person.username, `${area}/comutacao-bibliografica`, person);
  await expectGood(page);
  await page.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(page.getByText('Preencha todos os campos obrigatórios!')).toBeVisible();
  await page.getByLabel('Título do artigo').fill('Da cor');
  await page.getByLabel('Título da revista').fill('Letras');
  await page.getByLabel('Ano', { exact: true }).fill('1961');
  await page.getByLabel('Páginas', { exact: true }).fill('30/20');
  await page.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(page.getByText('A página final é anterior à inicial.').first()).toBeVisible();
  await expectGood(page);
  await page.getByLabel('Páginas', { exact: true }).fill('20/30');
  await page.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  const entry = main(page).getByRole('article');
  await expect(entry).toContainText('Aguardando');
  await expectGood(page);
  await entry.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.getByRole('button', { name: 'Cancelar a solicitação' }).press('Enter');
  await expect(entry).toContainText('Encerrada por você');
});

test('a copy is asked for, a cost proposed by staff, and accepted by its reader @long', async ({
  page,
  browser,
}) => {
  const { person, title } = await askForCopy(page);
  await expectGood(page);
  const staff = await browser.newPage();
  await signIn(staff, 'bibliotecaria', `${desk}?texto=${person.username}`);
  const handled = main(staff).getByRole('article').filter({ hasText: title });
  await openIn(handled, 'Atender');
  await handled.getByLabel('Situação').selectOption('custo-proposto');
  await handled.getByLabel('Custo', { exact: true }).fill('12,50');
  await expectGood(staff);
  await handled.getByRole('button', { name: 'Salvar e avisar o leitor' }).press('Enter');
  await expect(staff.getByText(/foi salva e o leitor, avisado\./)).toBeVisible();
  await staff.close();
  await page.reload();
  const own = main(page).getByRole('article').filter({ hasText: title });
  await own.getByRole('button', { name: 'Aceitar R$ 12,50' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Aceitar R$ 12,50' })
    .press('Enter');
  await expect(own).toContainText('Em andamento');
});

test('staff attach a file, and what is open is told wherever it counts @long', async ({
  page,
  browser,
}) => {
  const { person, title } = await askForCopy(page);
  const staff = await browser.newPage();
  await signIn(staff, 'bibliotecaria', `${desk}?texto=${person.username}`);
  const handled = main(staff).getByRole('article').filter({ hasText: title });
  await openIn(handled, 'Anexar arquivo');
  await handled.locator('input[type=file]').setInputFiles({
    name: 'artigo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await handled.getByRole('button', { name: 'Anexar arquivo' }).press('Enter');
  await expect(handled.getByRole('button', { name: 'Baixar artigo.pdf' })).toBeVisible();
  await handled.getByRole('button', { name: 'Retirar artigo.pdf' }).press('Enter');
  const asked = staff.getByRole('alertdialog', { name: 'Retirar artigo.pdf?' });
  await asked.getByRole('button', { name: 'Manter o arquivo' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await openIn(handled, 'Atender');
  await handled.getByLabel('Situação').selectOption('custo-proposto');
  await handled.getByLabel('Custo', { exact: true }).fill('12,50');
  await expectGood(staff);
  await handled.getByRole('button', { name: 'Salvar e avisar o leitor' }).press('Enter');
  await expect(staff.getByText(/foi salva e o leitor, avisado\./)).toBeVisible();
  // A change of the day alone leaves the cost as it is.
  await staff.reload();
  await openIn(handled, 'Atender');
  await expect(handled.getByLabel('Situação')).toHaveValue('custo-proposto');
  await page.goto('/meupergamum/privacidade');
  const against = main(page).getByText('Há outras solicitações à biblioteca em aberto.');
  await expect(against).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Comutação bibliográfica' })).toBeVisible();
  await page.goto('/meupergamum');
  await expect(main(page).getByText('Custa R$ 12,50: diga se aceita')).toBeVisible();
  await expectGood(page);
  await main(page)
    .getByRole('link', { name: `Responder ao custo: ${title}` })
    .press('Enter');
  await expect(page).toHaveURL(/solicitacoes\/comutacao-bibliografica$/);
  const own = main(page).getByRole('article').filter({ hasText: title });
  await expectGood(page);
  await own.getByRole('button', { name: 'Aceitar R$ 12,50' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Aceitar R$ 12,50' })
    .press('Enter');
  await expect(own).toContainText('Em andamento');
  await expect(own.getByRole('button', { name: 'Baixar artigo.pdf' })).toBeVisible();
  await page.goto('/meupergamum/debito');
  await expect(
    main(page)
      .getByText(/Comutação bibliográfica nº/)
      .first(),
  ).toBeVisible();
  await staff.close();
});

test('a catalogue card forms as it is typed, is approved, and verified @long', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, `${area}/ficha-catalografica`, person);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const title = `O ciúme ${person.username}`;
  await fill('Último sobrenome do autor', 'Silva');
  await fill('Nome do autor, sem o último sobrenome (opcional)', 'Maria da');
  await fill('Título', title);
  await page.getByLabel('Tipo de trabalho').selectOption('tese');
  await fill('Local', 'Natal');
  await fill('Ano', '2026');
  await fill('Palavras-chave', 'Literatura brasileira');
  const card = page.getByRole('region', { name: 'Prévia da ficha' });
  await expect(card).toContainText('S586c');
  await expect(card).toContainText(`${title} / Maria da Silva. – Natal, 2026.`);
  await expect(page.getByText('CDD sugerida por títulos semelhantes do acervo')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  const own = main(page).getByRole('article').filter({ hasText: title });
  await expect(own).toContainText('Aguardando');
  const staff = await browser.newPage();
  await signIn(staff, 'bibliotecaria', `${desk}?texto=${person.username}`);
  await openIn(main(staff), 'Conferir e aprovar a ficha');
  await staff.getByLabel('CDD', { exact: true }).fill('869.3');
  await expect(staff.getByRole('region', { name: 'Prévia da ficha' })).toContainText('CDD 869.3');
  await expectGood(staff);
  await staff.getByRole('button', { name: 'Aprovar a ficha' }).press('Enter');
  await expect(main(staff).getByRole('article')).toContainText('Finalizada');
  await staff.close();
  await page.reload();
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Baixar a ficha em PDF' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^ficha-catalografica-.*\.pdf$/);
  const [code = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await own.textContent()) ?? '') ?? [];
  await page.goto(`/verificar/ficha/${code}`);
  await expect(main(page)).toContainText(title);
  await expectGood(page);
});

test('a survey is answered with titles of the catalogue, which its reader opens @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', `${area}/levantamento-bibliografico`);
  await page.getByRole('link', { name: /^Ver \d+ títulos do acervo$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Levantamento bibliográfico nº \d+: títulos$/,
  );
  await expect(
    main(page).getByRole('article').or(main(page).getByRole('listitem')).first(),
  ).toBeVisible();
  await expectGood(page);
});

test('titles are found, put in and taken out by staff @long', async ({ page, browser }) => {
  const { person, title } = await askForCopy(page);
  const staff = await browser.newPage();
  await signIn(staff, 'bibliotecaria', `${desk}?texto=${person.username}`);
  const handled = main(staff).getByRole('article').filter({ hasText: title });
  await openIn(handled, 'Títulos do acervo que respondem');
  await handled.getByLabel('Procurar no acervo').fill('casmurro');
  await handled.getByRole('button', { name: 'Procurar' }).press('Enter');
  await handled
    .getByRole('button', { name: /^Acrescentar / })
    .first()
    .press('Enter');
  await expect(handled.getByRole('button', { name: /^Tirar / })).toHaveCount(1);
  await expectGood(staff);
  await handled.getByRole('button', { name: /^Tirar / }).press('Enter');
  await expect(handled.getByRole('button', { name: /^Tirar / })).toHaveCount(0);
  await staff.close();
});

test('staff narrow what is asked of them by its kind @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', desk);
  const kind = page.getByLabel('Tipo', { exact: true });
  if (!(await kind.isVisible())) await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  await kind.selectOption('pesquisa-especializada');
  await page.locator('form').getByRole('button', { name: 'Filtrar' }).press('Enter');
  await expect(page).toHaveURL(/\?tipo=pesquisa-especializada$/);
  const entries = main(page).getByRole('article');
  // Entries from before the answer vanish.
  await expect(entries.filter({ hasNotText: 'Pesquisa especializada nº' })).toHaveCount(0);
  await expect(entries.first()).toContainText('Pesquisa especializada nº');
  await expectGood(page);
});

const leads = {
  pt: 'Peça a um bibliotecário uma busca em bases de dados e outras fontes.',
  en: 'Ask a librarian to search databases and other sources.',
  es: 'Pida a un bibliotecario una búsqueda en bases de datos y otras fuentes.',
} as const;

for (const [language, lead] of Object.entries(leads)) {
  test(`the pages are there in ${language} @long`, async ({ page }) => {
    const person = await aPerson();
    await signIn(page, person.username, '/meupergamum/pesquisa-especializada', {
      ...person,
      language,
    });
    await expect(page.getByText(lead)).toBeVisible();
    await expectGood(page);
    // In Portuguese the form of the card has a test of its own.
    const cards = language === 'pt' ? [] : ['ficha-catalografica'];
    for (const kind of ['levantamento-bibliografico', ...cards]) {
      await page.goto(`${area}/${kind}`);
      await expect(main(page).getByRole('button').first()).toBeVisible();
      await expectGood(page);
    }
  });
}
