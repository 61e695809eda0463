import { readFile } from 'node:fs/promises';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

/** Lets the console tell of calls that were under way when the account was closed. */
test.use({ refusals: /a status of 401/ });

const address = '/meupergamum/privacidade';

const words = {
  pt: {
    off: 'Não guardar',
    save: 'Salvar',
    saved: 'A escolha foi salva.',
    loans: 'Empréstimos',
    withdraw: 'Retirar',
    decided: 'A decisão foi registrada.',
    withdrawn: 'Não autorizado',
    close: 'Encerrar a conta',
    password: 'Sua senha',
    read: 'Baixar para ler',
    closed: 'A conta foi encerrada.',
    expired: 'A sessão expirou',
  },
  en: {
    off: 'Do not keep it',
    save: 'Save',
    saved: 'Your choice was saved.',
    loans: 'Loans',
    withdraw: 'Withdraw',
    decided: 'Your decision was saved.',
    withdrawn: 'Not given',
    close: 'Close my account',
    password: 'Your password',
    read: 'Download to read',
    closed: 'Your account was closed.',
    expired: 'Your session has expired',
  },
  es: {
    off: 'No guardar',
    save: 'Guardar',
    saved: 'Su elección se guardó.',
    loans: 'Préstamos',
    withdraw: 'Retirar',
    decided: 'Su decisión se guardó.',
    withdrawn: 'No autorizado',
    close: 'Cerrar la cuenta',
    password: 'Su contraseña',
    read: 'Descargar para leer',
    closed: 'La cuenta se cerró.',
    expired: 'La sesión ha expirado',
  },
} as const;

for (const [language, said] of Object.entries(words)) {
  test(`a reader decides on what is kept, takes it along and leaves (${language}) @long`, async ({
    page,
  }) => {
    const person = await aPerson();
    await signIn(page, person.username, address, { ...person, language });
    const told = (text: string) => page.getByRole('status').filter({ hasText: text }).first();
    await page.getByRole('radio', { name: said.off }).press('Space');
    await page.getByRole('button', { name: said.save, exact: true }).press('Enter');
    await expect(told(said.saved)).toBeVisible();
    await page.getByRole('button', { name: said.withdraw, exact: true }).press('Enter');
    await expect(told(said.decided)).toBeVisible();
    await expect(page.getByText(said.withdrawn)).toHaveCount(2);
    await expect(page.locator('h3:focus')).toHaveCount(1);
    await page.locator('summary', { hasText: said.loans }).first().press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: said.read }).press('Enter'),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(person.username);
    await page.getByRole('button', { name: said.close }).press('Enter');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
    await dialog.getByLabel(said.password).fill('errada');
    await dialog.getByRole('button', { name: said.close }).press('Enter');
    await expect(
      dialog
        .getByRole('alert')
        .or(dialog.getByText(/senha|password|contraseña/i))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(said.password).fill(person.password);
    await dialog.getByLabel(said.password).press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(told(said.closed)).toBeVisible();
    // A toast goes by itself: it is looked for once.
    expect(await page.getByText(said.expired).count()).toBe(0);
    const again = await page.request.post('/api/oauth/token', {
      data: { grant_type: 'password', username: person.username, password: person.password },
    });
    expect(again.status()).not.toBe(200);
  });
}
