import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /a status of 401/ });

const password = 'estante-demonstracao';

const words = {
  pt: {
    expired: /^A sessão expirou/,
    enter: 'Entrar',
    user: 'Usuário',
    word: 'Senha',
    wrong: 'Credenciais incorretas! Tente novamente.',
    unwelcome: 'Esta conta não pode entrar por esta janela',
    loginPage: 'Ir para a página de entrada',
    forgotten: 'Esqueci minha senha',
    recovery: 'Recuperar a senha',
    close: 'Fechar',
  },
  en: {
    expired: /^Your session has expired/,
    enter: 'Sign in',
    user: 'User name',
    word: 'Password',
    wrong: 'Incorrect credentials! Please try again.',
    unwelcome: 'This account cannot sign in from this window',
    loginPage: 'Go to the sign-in page',
    forgotten: 'Forgot my password',
    recovery: 'Recover your password',
    close: 'Close',
  },
  es: {
    expired: /^La sesión ha expirado/,
    enter: 'Entrar',
    user: 'Usuario',
    word: 'Contraseña',
    wrong: '¡Credenciales incorrectas! Inténtelo de nuevo.',
    unwelcome: 'Esta cuenta no puede entrar desde esta ventana',
    loginPage: 'Ir a la página de acceso',
    forgotten: 'Olvidé mi contraseña',
    recovery: 'Recuperar la contraseña',
    close: 'Cerrar',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const dialog = (page: Page, w: Words) => page.getByRole('dialog', { name: w.enter });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** Ends the session on a page that everybody may see. */
async function loseSession(page: Page, w: Words, language: string): Promise<void> {
  await signIn(page, 'aluna', '/cesta', { language });
  await expect(page.getByRole('banner')).toContainText('Luana');
  const expired = { status: 401, json: { erro: { codigo: 'SessaoExpirada', mensagem: '' } } };
  await page.route('**/api/pessoas', (route) => route.fulfill(expired), { times: 1 });
  await page.route('**/api/oauth/token', (route) =>
    route.request().postData()?.includes('refresh_token')
      ? route.fulfill(expired)
      : route.continue(),
  );
  await page.reload();
  await waitForHydration(page);
  await expect(toast(page)).toContainText(w.expired);
}

async function openDialog(page: Page, w: Words, language: string): Promise<void> {
  await loseSession(page, w, language);
  await page.getByRole('alert').getByRole('button', { name: w.enter }).click();
  await expect(dialog(page, w)).toBeVisible();
}

async function enter(page: Page, w: Words, word: string): Promise<void> {
  await dialog(page, w).getByLabel(w.user, { exact: true }).fill('aluna');
  await dialog(page, w).getByLabel(w.word, { exact: true }).fill(word);
  await dialog(page, w).getByLabel(w.word, { exact: true }).press('Enter');
}

for (const [language, w] of Object.entries(words)) {
  test(`whoever signs in by it stays where they are (${language}) @long`, async ({ page }) => {
    await openDialog(page, w, language);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await enter(page, w, password);
    await expect(dialog(page, w)).toHaveCount(0);
    await expect(page).toHaveURL(/\/cesta\b/);
    await expect(page.getByRole('banner')).toContainText('Luana');
  });

  test(`a wrong password is told in it (${language}) @long`, async ({ page }) => {
    await loseSession(page, w, language);
    await expectAccessible(page);
    await page.getByRole('alert').getByRole('button', { name: w.enter }).click();
    await enter(page, w, 'errada');
    await expect(toast(page)).toHaveText(w.wrong);
    await expect(dialog(page, w).locator('form > [tabindex="-1"]')).toBeFocused();
    await expectAccessible(page);
    await expect(dialog(page, w)).toBeVisible();
  });

  test(`whoever may not keep such a session is told (${language}) @one-size @long`, async ({
    page,
  }) => {
    await openDialog(page, w, language);
    const revoked = page.waitForRequest('**/api/oauth/revoke');
    await page.route('**/api/pessoas', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { authPermissions: { cod_atividade: number }[] };
      const authPermissions = body.authPermissions.filter((one) => one.cod_atividade !== 107);
      await route.fulfill({ response: answer, json: { ...body, authPermissions } });
    });
    await enter(page, w, password);
    await revoked;
    await expect(dialog(page, w)).toContainText(w.unwelcome);
    await expect(dialog(page, w).getByLabel(w.user, { exact: true })).toHaveValue('');
    await expect(dialog(page, w).getByLabel(w.word, { exact: true })).toHaveValue('');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const kept = await page.evaluate(() => [
      sessionStorage.getItem('estante.session'),
      localStorage.getItem('estante.session'),
    ]);
    expect(kept).toEqual([null, null]);
    await dialog(page, w).getByRole('link', { name: w.loginPage }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcesta/);
    await expect(dialog(page, w)).toHaveCount(0);
  });
}

test('recovery is there too, and Escape leaves @one-size @long', async ({ page }) => {
  const w = words.pt;
  await openDialog(page, w, 'pt');
  await dialog(page, w).getByRole('button', { name: w.forgotten }).click();
  await expect(dialog(page, w).getByRole('heading', { name: w.recovery })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page, w)).toHaveCount(0);
  await expect(page).toHaveURL(/\/cesta\b/);
});

test('whoever closes it while it waits does not come in by it @one-size @long', async ({
  page,
}) => {
  const w = words.pt;
  await openDialog(page, w, 'pt');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/oauth/token', async (route) => {
    await held.promise;
    await route.continue();
  });
  const revoked = page.waitForRequest('**/api/oauth/revoke');
  await enter(page, w, password);
  await dialog(page, w).getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog(page, w)).toHaveCount(0);
  held.resolve();
  await revoked;
  await expect(page.getByRole('banner')).not.toContainText('Luana');
});

test('the keyboard stays in it while it waits, and Escape leaves @one-size @long', async ({
  page,
}) => {
  const w = words.pt;
  await openDialog(page, w, 'pt');
  await page.route('**/api/oauth/token', () => new Promise(() => {}));
  const focused = dialog(page, w).locator(':focus');
  await enter(page, w, password);
  await expect(dialog(page, w).getByText('Entrando…')).toBeAttached();
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page, w)).toHaveCount(0);
});

test('the keyboard stays in it while a code is asked for @one-size @long', async ({ page }) => {
  const w = words.pt;
  await openDialog(page, w, 'pt');
  await dialog(page, w).getByRole('button', { name: w.forgotten }).click();
  await page.route('**/recuperar-senha**', () => new Promise(() => {}));
  await dialog(page, w).getByLabel(w.user, { exact: true }).fill('aluna');
  await dialog(page, w).getByLabel(w.user, { exact: true }).press('Enter');
  await expect(dialog(page, w).getByText('Enviando o código…')).toBeAttached();
  await expect(dialog(page, w).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page, w)).toHaveCount(0);
});
