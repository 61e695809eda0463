import { charge, settle } from './ledger.ts';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test('what is owed is shown, and stands against the declaration until it is paid @long', async ({
  page,
}) => {
  const person = await aPerson();
  const debts = await charge(person);
  await signIn(page, person.username, '/meupergamum/debito', person);
  await expect(main(page).getByText(/^Você deve R\$\s1\.244,56$/)).toBeVisible();
  await expect(main(page).getByRole('rowheader')).toHaveText([/Multa por atraso/, /Cópias/]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto('/meupergamum/nada-consta');
  await expect(main(page).getByText('Ainda não é possível emitir a declaração')).toBeVisible();
  await expect(main(page).getByText(/R\$\s1\.244,56/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Emitir a declaração' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await settle(debts);
  await main(page).getByRole('button', { name: 'Verificar de novo' }).press('Enter');
  await main(page).getByRole('button', { name: 'Emitir a declaração' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Emitir e encerrar o vínculo' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL(/\/verificar\/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await expect(main(page).getByText('Declaração emitida')).toBeVisible();
  await expect(main(page).getByText('Declaração válida')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/meupergamum/debito');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await page.goto('/verificar');
  await waitForHydration(page);
  await page.getByLabel('Código de verificação').fill(` ${code.toLowerCase()} `);
  await page.getByLabel('Código de verificação').press('Enter');
  await expect(main(page).getByText('Declaração válida')).toBeVisible();
  await expect(main(page).getByText('Biblioteca Central')).toBeVisible();
  await expect(main(page).getByText('Válida até', { exact: true })).toBeVisible();
});

test('a code that was typed wrong is asked for again, also without scripts @one-size @long', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/verificar');
  await page.getByLabel('Código de verificação').fill('K7QF 20ZD');
  await page.getByLabel('Código de verificação').press('Enter');
  await expect(page).toHaveURL('/verificar/K7QF%2020ZD');
  await expect(main(page).getByText('Não há declaração com este código')).toBeVisible();
  await expect(page.getByLabel('Código de verificação')).toBeVisible();
  await context.close();
});

test('staff undo a declaration, and the reader comes in again @one-size @long', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  const reader = await browser.newPage();
  await signIn(reader, person.username, '/meupergamum/nada-consta', person);
  await main(reader).getByRole('button', { name: 'Emitir a declaração' }).press('Enter');
  const dialog = reader.getByRole('alertdialog');
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Emitir e encerrar o vínculo' }).press('Enter');
  await expect(main(reader).getByText('Declaração válida')).toBeVisible();
  await signIn(
    page,
    'bibliotecaria',
    `/meupergamum/atendimento/declaracoes?texto=${person.username}`,
  );
  await page.locator('summary', { hasText: 'Desfazer a declaração' }).press('Enter');
  await main(page).getByLabel('Motivo').fill('Pediu para ficar');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Desfazer a declaração' }).press('Enter');
  await expect(page.getByText('Declaração desfeita: o vínculo está ativo de novo.')).toBeVisible();
  await expect(main(page).getByText('Pediu para ficar')).toBeVisible();
  await expect(main(page).getByText('Revogada', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(main(reader).getByText('Declaração revogada')).toBeVisible();
  await expect(main(reader).getByText('Válida até', { exact: true })).toHaveCount(0);
  await reader.goto('/login?redirect=%2Fmeupergamum%2Fnada-consta');
  await waitForHydration(reader);
  await reader.locator('input[name="username"]').fill(person.username);
  await reader.locator('input[name="password"]').fill(person.password);
  await reader.locator('input[name="password"]').press('Enter');
  await expect(main(reader).getByRole('button', { name: 'Emitir a declaração' })).toBeVisible();
  await reader.close();
});
