import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { aBorrower } from './borrowers.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Creates a loan of the test's own reader, due so many days ago. */
async function anOverdueLoan(daysAgo: number) {
  const { person, barcodes } = await aBorrower(1, 40);
  const day = 86_400_000;
  const due = new Date(Date.now() - daysAgo * day);
  await inDatabase(async (db) => {
    const login = await db
      .selectFrom('login')
      .selectAll()
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    const copy = await db
      .selectFrom('copy')
      .selectAll()
      .where('barcode', '=', barcodes[0] ?? '')
      .executeTakeFirstOrThrow();
    const rule = await db
      .selectFrom('loan')
      .select('rule')
      .where('returned_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('loan')
      .values({
        person_id: login.person_id,
        login_id: login.id,
        copy_id: null,
        title_id: copy.title_id,
        barcode: copy.barcode ?? '',
        library_id: copy.library_id,
        lent_at: new Date(due.getTime() - 14 * day),
        lent_in: copy.library_id,
        due_on: due.toISOString().slice(0, 10),
        due_at: null,
        rule: JSON.stringify(rule.rule),
      })
      .execute();
  });
  return { person, barcode: barcodes[0] ?? '' };
}

test('who is late is found, can be written to, and comes as a file @one-size @long', async ({
  page,
}) => {
  const { person, barcode } = await anOverdueLoan(40);
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/atrasos');
  await expect(page.getByRole('heading', { name: 'Atrasos', level: 1 })).toBeVisible();
  await page.getByLabel('Palavra ou nome').fill(person.username);
  await page.getByLabel('Situação').selectOption('ate-90');
  await page.getByRole('button', { name: 'Filtrar' }).last().press('Enter');
  await expect(page.getByText('1 empréstimo em atraso')).toBeVisible();
  const entry = page.getByRole('main').getByRole('article');
  await expect(entry).toContainText(`Com Iracema Alencar (${person.username})`);
  await expect(entry).toContainText(barcode);
  await expect(entry).toContainText(/(39|40|41) dias de atraso/);
  await expect(entry.getByRole('link', { name: person.email })).toHaveAttribute(
    'href',
    `mailto:${person.email}`,
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.reload();
  await waitForHydration(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a lista (CSV)' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^atrasos-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Iracema Alencar;${person.username};${person.email};`);
  const tell = entry.getByRole('button', {
    name: 'Avisar agora: Iracema Alencar, de todos os atrasos',
  });
  await tell.press('Enter');
  await expect(
    page.getByText('Iracema Alencar recebe por e-mail o aviso de 1 empréstimo.'),
  ).toBeVisible();
  await expect(entry).toContainText('Aviso enviado em');
  await expect(tell).toBeFocused();
});

test('a letter is printed to each who is late, alone on the paper @one-size @long', async ({
  page,
}) => {
  const { person, barcode } = await anOverdueLoan(40);
  await page.addInitScript(() => {
    // The printed words are kept while it prints.
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('main')?.innerText ?? '';
    };
  });
  await signIn(page, 'bibliotecaria', `/meupergamum/atendimento/atrasos?texto=${person.username}`);
  await waitForHydration(page);
  const print = page.getByRole('button', { name: 'Imprimir cartas' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The button for printing is not printed.
  await page
    .getByRole('button', { name: 'Imprimir cartas', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  const paper = page.locator('html');
  await expect(paper).toHaveAttribute('data-printed', /Olá, Iracema Alencar!/);
  await expect(paper).toHaveAttribute('data-printed', new RegExp(`código de barras ${barcode}`));
  await expect(paper).not.toHaveAttribute('data-printed', /Imprimir cartas/);
  await page.emulateMedia({ media: 'screen' });
});

test('days the wrong way round are told at the field, and nothing is tried again @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/atrasos');
  const until = page.getByLabel('Devolução prevista até');
  await page.getByLabel('Devolução prevista de').fill('2026-06-30');
  await until.fill('2026-06-01');
  await page.getByRole('button', { name: 'Filtrar' }).last().press('Enter');
  await expect(until).toHaveAccessibleDescription(/A data final/);
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a loan that cannot be renewed says why in place of the button @long', async ({ page }) => {
  const { person } = await anOverdueLoan(40);
  await signIn(page, person.username, '/meupergamum', { password: person.password });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Agora', exact: true })).toBeVisible();
  await main.getByText('Não pode ser renovado agora').click();
  await expect(main.getByText('O prazo de devolução já passou.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Renovar/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/meupergamum/emprestimo');
  await expect(main.getByText('Não pode ser renovado agora')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Renovar' })).toHaveCount(0);
});

test('an address past the last page of a list leads to its first @one-size @long', async ({
  page,
}) => {
  await anOverdueLoan(12);
  const at = '/meupergamum/atendimento/atrasos';
  await signIn(page, 'administradora', `${at}?situacao=ate-30&pagina=900`);
  await expect(
    page.getByRole('heading', { name: 'Esta busca não tem tantas páginas' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para a primeira página' }).press('Enter');
  await expect(page).toHaveURL(/atrasos\?situacao=ate-30$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
