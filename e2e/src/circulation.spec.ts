import type { Page } from '@playwright/test';
import { aBorrower, lend } from './borrowers.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const log = (page: Page) => page.getByRole('region', { name: 'O que foi feito' });

test('the desk lends and takes back by the keyboard alone @one-size', async ({ page }) => {
  const { person, barcodes } = await aBorrower(2);
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/circulacao');
  await waitForHydration(page);
  await expect(page.getByLabel('Leitor', { exact: true })).toBeFocused();
  await page.keyboard.type(person.username);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeVisible();
  for (const barcode of barcodes) {
    await expect(page.getByLabel('Código de barras a emprestar')).toBeFocused();
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Código de barras a emprestar')).toHaveValue('');
    await expect(log(page).getByRole('listitem')).toHaveCount(barcodes.indexOf(barcode) + 1);
  }
  await expect(log(page).getByText(/^Emprestado: /)).toHaveCount(2);
  const receipt = page.getByRole('region', { name: 'Recibo de Iracema Alencar' });
  await expect(receipt.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press('F4');
  await expect(page.getByLabel('Código de barras a receber')).toBeFocused();
  // The reader's data must not arrive after the next reader's.
  const { promise: nextIsHere, resolve: goOn } = Promise.withResolvers<void>();
  const refreshed = '**/api/atendimento/circulacao/leitores/*';
  await page.route(refreshed, async (route) => {
    await nextIsHere;
    await route.continue();
  });
  await page.keyboard.type(barcodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/^Devolvido: /)).toBeVisible();
  await expect(receipt.getByText(/Recebido em .+, por /)).toBeVisible();
  await expectNoSideScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('listitem')).toHaveCount(3);
  await expect(log(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Leitor', { exact: true })).toBeFocused();
  const late = page.waitForResponse(refreshed);
  goOn();
  await (await late).finished();
  await expect(page.getByLabel('Leitor', { exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toHaveCount(0);
  await expect(log(page).getByRole('listitem')).toHaveCount(0);
});

test('a reader renews what the desk has lent, and learns what is refused', async ({ page }) => {
  const { person, barcodes } = await aBorrower(2);
  await lend(page.request, person, barcodes);
  // Pretends that the first was lent five days ago.
  await inDatabase(async (db) => {
    await db
      .updateTable('loan')
      .set({ due_on: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) })
      .where('barcode', '=', barcodes[0] ?? '')
      .where('returned_at', 'is', null)
      .execute();
  });
  await signIn(page, person.username, '/meupergamum/renovacao', person);
  await expect(page.getByRole('heading', { name: '2 empréstimos' })).toBeVisible();
  await page.getByRole('button', { name: 'Renovar os selecionados' }).press('Enter');
  await expect(page.getByText('Selecione ao menos um empréstimo para renovar.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Renovar todos' }).press('Enter');
  await expect(page.getByText('1 empréstimo renovado.')).toBeVisible();
  await expect(page.getByText('Não foi renovado', { exact: true })).toBeVisible();
  for (const [path, heading] of [
    ['/meupergamum/emprestimo', 'Empréstimo'],
    ['/meupergamum/emprestimo/historico', 'Empréstimo'],
    ['/meupergamum/solicitar-token', 'Solicitar token'],
    ['/meupergamum', 'Iracema'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
});
