import { codeAt } from '../../apps/server/src/modules/auth/second-factor/totp.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

/** Lets the console tell of a sign-in without the code, and with a wrong one. */
test.use({ refusals: /a status of (?:401|422)/ });

/** Present code of an authenticator app for this key. */
function codeFor(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key.replaceAll(' ', ''), (one) =>
    alphabet.indexOf(one).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  return codeAt(Buffer.from(bytes), Math.floor(Date.now() / 30_000));
}

test('a person sets a second factor up, comes in by a code they kept, and gives it up @long', async ({
  page,
  browser,
}) => {
  const { username, password } = await aPerson();
  await signIn(page, username, '/meupergamum/senha', { password });
  const app = page.getByRole('group').filter({ hasText: 'Ativar o aplicativo' });
  await app.getByLabel('Sua senha').fill(password);
  await app.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR da chave' })).toBeVisible();
  const code = page.getByLabel('Código do aplicativo');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const key = (await page.locator('form code').textContent()) ?? '';
  await code.fill(codeFor(key));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();
  const kept = await page.locator('li code').allTextContents();
  expect(kept).toHaveLength(10);
  await expectAccessible(page);

  const other = await browser.newPage();
  await other.goto('/login');
  await other.getByLabel('Usuário').fill(username);
  await other.getByLabel('Senha', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Acessar' }).click();
  const asked = other.getByLabel('Código do aplicativo, ou um dos que você guardou');
  await expect(asked).toBeFocused();
  await expectAccessible(other);
  await asked.fill(kept[0] ?? '');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL((url) => url.pathname === '/');
  await other.close();

  await page.reload();
  await expect(page.getByText('Restam 9 códigos guardados.')).toBeVisible();
  await page.getByText('Desativar o aplicativo').first().click();
  const end = page.getByRole('group').filter({ hasText: 'Desativar o aplicativo' });
  await end.getByLabel('Sua senha').fill(password);
  await end.getByLabel('Código do aplicativo').fill(kept[1] ?? '');
  await end.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Ativar o aplicativo')).toBeVisible();
});

test('a code that is wrong is told, and those left are counted in each language @long', async ({
  page,
  browser,
}) => {
  const { username, password } = await aPerson();
  await signIn(page, username, '/meupergamum/senha', { password });
  const app = page.getByRole('group').filter({ hasText: 'Ativar o aplicativo' });
  await app.getByLabel('Sua senha').fill(password);
  await app.getByRole('button', { name: 'Continuar' }).click();
  const code = page.getByLabel('Código do aplicativo');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('O segundo fator não confere').first()).toBeVisible();
  const key = (await page.locator('form code').textContent()) ?? '';
  await code.fill(codeFor(key));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();

  const other = await browser.newPage();
  await other.goto('/login');
  await other.getByLabel('Usuário').fill(username);
  await other.getByLabel('Senha', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Acessar' }).click();
  await other.getByLabel('Código do aplicativo, ou um dos que você guardou').fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('O segundo fator não confere').first()).toBeVisible();
  await other.close();

  for (const [language, words] of [
    ['en', '10 saved codes are left.'],
    ['es', 'Quedan 10 códigos guardados.'],
    ['pt', 'Restam 10 códigos guardados.'],
  ] as const) {
    await chooseLanguage(page, language);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
  }
});
