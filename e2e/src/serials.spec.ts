import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Number of a title of the demo network. */
async function titleId(name: string): Promise<number> {
  const rows = await inDatabase((db) =>
    db.selectFrom('title').select(['id', 'description']).orderBy('id').execute(),
  );
  return rows.find(({ description }) => description.title === name)?.id ?? 0;
}

test('the issues of a serial are a calendar by library: narrowed, opened, left by keyboard @long', async ({
  page,
}) => {
  const id = await titleId('Cadernos de Saúde Pública');
  await page.goto(`/acervo/${id}/colecao-kardex`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Biblioteca Central' })).toBeVisible();
  const tables = page.getByRole('table', { name: 'Fascículos: Biblioteca de Ciências da Saúde' });
  await expect(tables).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const year = String(new Date().getFullYear() - 1);
  await page.getByLabel('Ano', { exact: true }).selectOption(year);
  await page.getByLabel('Biblioteca', { exact: true }).selectOption('Biblioteca Central');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page).toHaveURL(/colecao-kardex\?codBib=\d+&year=\d{4}$/);
  await expect(tables).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveText([year]);

  const issue = page.getByRole('button', { name: new RegExp(`^n\\. 2, fevereiro de ${year}`) });
  await issue.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`n\\. 2 \\(${year}:02\\)`) });
  await expect(dialog.getByText('Biblioteca Central')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(issue).toBeFocused();
});

test('summaries: articles of a serial by issue, contents of a book, and none where there is nothing @long', async ({
  page,
}) => {
  await page.goto(`/acervo/${await titleId('Nature')}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Sumários' }).click();
  await expect(page.getByRole('heading', { name: 'v. 171, n. 4356' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: /^Molecular structure/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Molecular structure/);

  await page.goto(`/acervo/${await titleId('Papéis avulsos')}/sumarios-livros`);
  await expect(page.getByRole('listitem').filter({ hasText: 'O alienista' })).toBeVisible();
  const none = await page.goto(`/acervo/${await titleId('Torto arado')}/sumarios-livros`);
  expect(none?.status()).toBe(404);
});

/** Writes a teacher's comment on a title's page. */
async function comment(page: Page, name: string, words: string): Promise<void> {
  await signIn(page, 'professor', `/acervo/${await titleId(name)}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Escrever um comentário' }).click();
  const dialog = page.getByRole('dialog', { name: `Comentar “${name}”` });
  await dialog.getByLabel('Comentário').fill(words);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar comentário' }).click();
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own.getByText('Aguardando aprovação')).toBeVisible();
}

async function approve(staff: Page, words: string): Promise<void> {
  await signIn(staff, 'bibliotecaria', '/meupergamum/atendimento/comentarios-acervo');
  const entry = staff.getByRole('article').filter({ hasText: words });
  await expectAccessible(staff);
  await entry.getByRole('button', { name: 'Aprovar' }).click();
  await expect(entry.getByText(/^Aprovado por Teresa/)).toBeVisible();
}

test('a comment is written by who is signed in, approved by staff, and deleted @one-size @long', async ({
  page,
  browser,
}) => {
  const words = 'O melhor conto é o último.';
  await comment(page, 'Sagarana', words);
  const staff = await browser.newPage();
  await approve(staff, words);
  await staff.close();
  await page.goto('/meupergamum/comentarios');
  const title = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Sagarana' }),
  });
  await title.locator('summary').click();
  await expect(title.getByText('Publicado', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await title.getByRole('button', { name: /^Excluir o comentário/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('heading', { name: 'Sagarana' })).toHaveCount(0);
});

test('a comment is read by others once it is approved, until it is deleted @one-size @long', async ({
  page,
  browser,
}) => {
  const words = 'O primeiro capítulo é o melhor. <b>Leiam!</b>';
  await comment(page, 'Torto arado', words);
  await expectAccessible(page);
  const staff = await browser.newPage();
  await approve(staff, words);
  await staff.goto('/robots.txt');
  await staff.evaluate(() => sessionStorage.clear());
  await staff.goto(`/acervo/${await titleId('Torto arado')}`);
  const read = staff.getByRole('article').filter({ hasText: 'O primeiro capítulo' });
  await expect(read).toContainText('<b>Leiam!</b>');
  await expect(read).toContainText('Joaquim V.');
  await page.goto('/meupergamum/comentarios');
  const title = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Torto arado' }),
  });
  await title.locator('summary').click();
  await title.getByRole('button', { name: /^Excluir o comentário/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The title stays where its reader rated it.
  await expect(title.getByRole('button', { name: /^Excluir o comentário/ })).toHaveCount(0);
  await staff.reload();
  await expect(read).toHaveCount(0);
  await staff.close();
});
