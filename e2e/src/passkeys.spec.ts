import type { Page } from '@playwright/test';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

/** Passkeys belong to a host name, not to an IP address; a sign-in without one is refused. */
test.use({
  baseURL: `http://localhost:${process.env['E2E_PORT']}`,
  refusals: /a status of (?:401|422)/,
});

/** Virtual authenticator of the browser, with a user who touches it whenever it asks. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Clears the device, like one that has lost its keys. */
  const clear = () => browser.send('WebAuthn.clearCredentials', { authenticatorId });
  return { clear };
}

const box = (page: Page, title: string) => page.getByRole('group').filter({ hasText: title });

test('a person makes a passkey, comes in by it, names it anew, and gives it up, by keyboard @long', async ({
  page,
}) => {
  const { username, password } = await aPerson();
  await addDevice(page);
  await signIn(page, username, '/meupergamum/senha', { password });
  await page.locator('summary', { hasText: 'Acrescentar uma passkey' }).press('Enter');
  const adding = box(page, 'Acrescentar uma passkey');
  await adding.getByLabel('Nome da passkey').fill('Notebook do balcão');
  await adding.getByLabel('Sua senha').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();
  await expect(page.locator('li code')).toHaveCount(10);
  const passkey = page.getByRole('region', { name: 'Notebook do balcão' });
  await expect(passkey.getByText('Ainda não foi usada')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  // The passkey is used beside the password at sign-in.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login?redirect=/meupergamum/senha');
  await page.getByLabel('Usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: 'Usar uma passkey' });
  await expect(use).toBeFocused();
  await expect(page.getByLabel('Um dos códigos que você guardou')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/meupergamum/senha');
  await expect(passkey).toBeVisible();
  await expect(passkey.getByText('Ainda não foi usada')).toHaveCount(0);

  await passkey.locator('summary', { hasText: 'Mudar o nome' }).press('Enter');
  await passkey.getByLabel('Nome da passkey').fill('Chave azul');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('region', { name: 'Chave azul' });
  await expect(renamed).toBeVisible();
  await renamed.locator('summary', { hasText: 'Remover Chave azul' }).press('Enter');
  const removal = box(page, 'Remover Chave azul');
  await removal.getByLabel('Sua senha').fill(password);
  await removal.getByRole('button', { name: 'Usar uma passkey' }).press('Enter');
  await expect(renamed).toHaveCount(0);
  await expect(page.getByText('O segundo fator está ativo.')).toHaveCount(0);
});

test('a wrong password makes no passkey, and one is told of in each language @long', async ({
  page,
}) => {
  const { username, password } = await aPerson();
  await addDevice(page);
  await signIn(page, username, '/meupergamum/senha', { password });
  await page.locator('summary', { hasText: 'Acrescentar uma passkey' }).press('Enter');
  const adding = box(page, 'Acrescentar uma passkey');
  await adding.getByLabel('Nome da passkey').fill('Chave azul');
  await adding.getByLabel('Sua senha').fill('outra');
  await page.keyboard.press('Enter');
  await expect(adding.getByText('A senha atual está incorreta').first()).toBeVisible();
  await adding.getByLabel('Sua senha').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();
  for (const [language, words] of [
    ['en', 'Add a passkey'],
    ['es', 'Añadir una passkey'],
    ['pt', 'Acrescentar uma passkey'],
  ] as const) {
    await chooseLanguage(page, language);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  }
});

test('whose device is not at hand comes in by a code that they kept @long', async ({ page }) => {
  const { username, password } = await aPerson();
  const device = await addDevice(page);
  await signIn(page, username, '/meupergamum/senha', { password });
  await page.locator('summary', { hasText: 'Acrescentar uma passkey' }).press('Enter');
  const adding = box(page, 'Acrescentar uma passkey');
  await adding.getByLabel('Nome da passkey').fill('Telefone');
  await adding.getByLabel('Sua senha').fill(password);
  await page.keyboard.press('Enter');
  const kept = await page.locator('li code').first().textContent();
  await device.clear();
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Usar uma passkey' }).press('Enter');
  await expect(page.getByText('A passkey não foi confirmada.').first()).toBeVisible();
  await page.getByLabel('Um dos códigos que você guardou').fill(kept ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
