import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const open = (page: Page, login = 'administradora') =>
  signIn(page, login, '/meupergamum/atendimento/bibliotecas');

test('the page is accessible, fits its window, and is not there for other staff', async ({
  page,
  browser,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bibliotecas');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const other = await browser.newPage();
  await open(other, 'bibliotecaria');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await other.close();
});

test('a library takes another name, and can be made part of another @one-size', async ({
  page,
}) => {
  await open(page);
  await waitForHydration(page);
  const names = page.getByRole('textbox', { name: 'Nome' });
  // One that no other test looks for meanwhile.
  const before = await names.last().inputValue();
  const library = page.getByRole('region', { name: before, exact: true });
  await names.last().fill(`${before} nova`);
  await library.getByRole('button', { name: 'Salvar o nome' }).click();
  await expect(page.getByRole('region', { name: `${before} nova` })).toBeVisible();
  const renamed = page.getByRole('region', { name: `${before} nova` });
  await renamed.getByRole('textbox', { name: 'Nome' }).fill(before);
  await renamed.getByRole('button', { name: 'Salvar o nome' }).click();
  await library.getByText('Unir a outra').first().click();
  await library.getByLabel('Biblioteca à qual será unida').selectOption({ index: 1 });
  await library.getByRole('button', { name: 'Unir a outra' }).last().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
});
