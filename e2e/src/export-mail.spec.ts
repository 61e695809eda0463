import type { Page } from '@playwright/test';
import { aPerson, lettersTo } from './people.ts';
import { expect, expectAccessible, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

/** Stores the basket as the browser of a reader has it who put these titles in. */
async function keepInBasket(page: Page, ...ids: number[]): Promise<void> {
  const itens = ids.map((cod_acervo) => ({ cod_acervo, data_insercao: '2026-03-02' }));
  await page.addInitScript(
    (text) => localStorage.setItem('estante.basket', text),
    JSON.stringify({ itens }),
  );
}

test('a basket is mailed to whom its reader names @one-size @long', async ({ page }) => {
  await keepInBasket(page, 1, 2);
  const person = await aPerson();
  const [one, other] = [`rui-${person.email}`, `ana-${person.email}`];
  await signIn(page, person.username, '/cesta', person);
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar 2 títulos' });
  await dialog.getByLabel('Formato').selectOption('ris');
  const addresses = dialog.getByLabel('Endereços de e-mail');
  await addresses.fill(`${one}; sem-arroba`);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(addresses).toHaveAccessibleDescription(/“sem-arroba” não é um endereço/);
  // The error is at the field, and in a summary over the form that links to it.
  await expect(dialog.getByText(/“sem-arroba” não é um endereço/)).toHaveCount(2);
  await expectAccessible(page);
  await addresses.fill(`${one}; ${other}`);
  await addresses.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/para 2 endereços/).first()).toBeVisible();
  for (const address of [one, other]) {
    await expect.poll(() => lettersTo(address)).toHaveLength(1);
    expect((await lettersTo(address))[0]).toMatch(/filename=estante-[\d-]+\.ris/);
  }
});
