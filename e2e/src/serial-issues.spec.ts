import { expectPagesSpeak } from './area-languages.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

const address = '/meupergamum/atendimento/fasciculos';

/** Longest overdue issue of the first library, for this test alone. */
const awaitedIssue = () =>
  inDatabase(async (db) => {
    const { id: part_id } = await db
      .selectFrom('serial_part')
      .select('id')
      .where('kind', '=', 'basic')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { project, workerIndex } = test.info();
    const designation = `n. ${project.name} ${workerIndex} (1990:01)`;
    const issue = { part_id, designation, number: designation, year: 1990, last_year: 1990 };
    const sequence = 9000 + workerIndex;
    await db
      .insertInto('serial_issue')
      .values({ ...issue, sequence, month: 1, day: null, state: 'expected' })
      .execute();
    return designation;
  });

test('an issue comes, and is taken back @long', async ({ page }) => {
  const main = page.getByRole('main');
  const designation = await awaitedIssue();
  await signIn(page, 'administradora', address);
  const awaited = main.getByRole('article').filter({ hasText: designation });
  const name = (await awaited.getByRole('heading').textContent()) ?? '';
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expect(main.locator(`form[action="${address}"] select[name="situacao"]`)).toHaveValue(
    'esperado',
  );
  await awaited.getByRole('button', { name: 'Chegou' }).click();
  await expect(page.getByText(`${name}: Recebido.`)).toBeVisible();
  await expect(awaited).toHaveCount(0);
  // A mistake is found in its new place, and reverted there.
  const found = `${address}?situacao=recebido&texto=${encodeURIComponent(designation)}`;
  await page.goto(found);
  await waitForHydration(page);
  await expect(awaited).toContainText('Registrado por');
  await awaited.getByText('Mudar a situação').click();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await awaited.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(`Desfeito: ${name}`)).toBeVisible();
  await inDatabase(async (db) => {
    await db.deleteFrom('serial_issue').where('number', '=', designation).execute();
    await db.deleteFrom('staff_issue').where('number', '=', designation).execute();
  });
});

test('an issue that nobody foresaw is added @long', async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, 'administradora', address);
  await main.getByText('Acrescentar um fascículo').click();
  const form = main
    .getByRole('group')
    .filter({ has: page.getByLabel('Periódico') })
    .first();
  await form.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(main.getByText('Preencha todos os campos obrigatórios!')).toBeVisible();
  await form.getByLabel('Periódico').fill('Cadernos');
  await form.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(form.getByLabel('Periódico')).toHaveAccessibleDescription(/escolha um deles/);
  await expect(main.getByText(/obrigatório/)).toHaveCount(0);
  await form.getByLabel('Periódico').fill('Cadernos de Saúde');
  await page.getByRole('option', { name: /Cadernos de Saúde Pública/ }).click();
  const number = `especial ${test.info().project.name} ${test.info().workerIndex}`;
  await form.getByLabel('Número', { exact: true }).fill(number);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(page.getByText(/^Acrescentado: Cadernos de Saúde Pública/)).toBeVisible();
  await page.goto(`${address}?situacao=recebido&texto=${encodeURIComponent(number)}`);
  await main
    .getByRole('article')
    .getByRole('link', { name: /Cadernos/ })
    .click();
  await expect(main.getByRole('button', { name: new RegExp(number) })).toBeVisible();
  await inDatabase(async (db) => {
    await db.deleteFrom('serial_issue').where('number', '=', number).execute();
    await db.deleteFrom('staff_issue').where('number', '=', number).execute();
  });
});

test('the issues of a title lead staff to those of the serial, and a letter claims what is late @one-size @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The printed words are kept while it prints.
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('main')?.innerText ?? '';
    };
  });
  const designation = await awaitedIssue();
  await signIn(page, 'administradora', `${address}?texto=${encodeURIComponent(designation)}`);
  const main = page.getByRole('main');
  const heading = main.getByRole('article').getByRole('heading');
  const serial = ((await heading.textContent()) ?? '').replace(`, ${designation}`, '');
  await heading.getByRole('link').click();
  await main.getByRole('link', { name: 'Receber fascículos deste periódico' }).click();
  await expect(main.getByText(`De ${serial}`)).toBeVisible();
  await main.getByText('Acrescentar um fascículo').click();
  await expect(main.getByLabel('Periódico')).toHaveValue(serial);
  await main.getByText('Carta de reclamação').click();
  await main.getByLabel('Fornecedor').fill('Editora Alfa\nRua Beta, 1');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.emulateMedia({ media: 'print' });
  await page
    .getByRole('button', { name: 'Imprimir a carta', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  const paper = page.locator('html');
  await expect(paper).toHaveAttribute('data-printed', /Editora Alfa\s+Rua Beta, 1/);
  expect(await paper.getAttribute('data-printed')).toContain(designation);
  await expect(paper).not.toHaveAttribute('data-printed', /Imprimir a carta/);
  await page.emulateMedia({ media: 'screen' });
  // Issues of other tests may be late by now, and stand in the letter too.
  await main.getByRole('button', { name: /^Marcar \d+ fascículos? como reclamados?$/ }).click();
  await expect(page.getByText(/marcados? como reclamados?\./)).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: designation })).toHaveCount(0);
  await inDatabase(async (db) => {
    await db.deleteFrom('serial_issue').where('number', '=', designation).execute();
    await db.deleteFrom('staff_issue').where('number', '=', designation).execute();
  });
});

for (const language of ['en', 'es'] as const) {
  test(`the page of issues speaks ${language} @long`, async ({ page }) => {
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    await expectPagesSpeak(page, [address], language);
  });
}
