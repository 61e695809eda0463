import type { Page } from '@playwright/test';
import { inLanguage } from './languages.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

/** Lets the console tell of calls that are refused, or not answered, on purpose. */
test.use({ refusals: /a status of (400|401|422|429|430|500)|net::ERR_FAILED/ });

const password = 'estante-demonstracao';

const words = {
  pt: {
    title: /^Boas-vindas/,
    user: 'Usuário',
    word: 'Senha',
    show: 'Mostrar a senha',
    keep: /^Manter-me conectado/,
    access: 'Acessar',
    back: 'Voltar',
    wrong: 'Credenciais incorretas! Tente novamente.',
    missing: 'Preencha todos os campos para entrar!',
    userRequired: 'O usuário é obrigatório!',
    wordRequired: 'A senha é obrigatória!',
    unknown: 'Ocorreu um erro desconhecido ao tentar entrar.',
    several: 'Escolha o vínculo',
    choice: 'Vínculo',
    goOn: 'Continuar',
    hello: /^Olá, /,
    out: 'Sair',
    expired: 'A sessão expirou. Entre novamente.',
  },
  en: {
    title: /^Welcome/,
    user: 'User name',
    word: 'Password',
    show: 'Show the password',
    keep: /^Keep me signed in/,
    access: 'Access',
    back: 'Back',
    wrong: 'Incorrect credentials! Please try again.',
    missing: 'Fill all the fields to login!',
    userRequired: 'The username is required!',
    wordRequired: 'Password required!',
    unknown: 'An unknown error has occurred while attempting to login.',
    several: 'Choose your affiliation',
    choice: 'Affiliation',
    goOn: 'Continue',
    hello: /^Hello, /,
    out: 'Sign out',
    expired: /session/i,
  },
  es: {
    title: /^Le damos la bienvenida/,
    user: 'Usuario',
    word: 'Contraseña',
    show: 'Mostrar la contraseña',
    keep: /^Mantener la sesión iniciada/,
    access: 'Acceder',
    back: 'Volver',
    wrong: /credenciales/i,
    missing: /todos los campos/,
    userRequired: '¡El usuario es obligatorio!',
    wordRequired: '¡La contraseña es obligatoria!',
    unknown: 'Ha ocurrido un error desconocido al intentar entrar.',
    several: 'Elija el vínculo',
    choice: 'Vínculo',
    goOn: 'Continuar',
    hello: /^Hola, /,
    out: 'Salir',
    expired: /sesión/i,
  },
} as const;

const languages = ['pt', 'en', 'es'] as const;
type Words = (typeof words)[(typeof languages)[number]];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Types and presses Enter, as keyboard users do. */
async function enter(page: Page, w: Words, username: string, word = password): Promise<void> {
  await page.getByLabel(w.user, { exact: true }).fill(username);
  await page.getByLabel(w.word, { exact: true }).fill(word);
  await page.getByLabel(w.word, { exact: true }).press('Enter');
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
/** Menu of the user; on a phone it is part of the main menu. */
const userMenu = (page: Page) => page.getByRole('banner').locator('details:visible').last();

async function expectWayIn(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await userMenu(page).locator('summary').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
}

for (const language of languages) {
  const w = words[language];
  test.describe(`signing in (${language})`, inLanguage(language), () => {
    test('by keyboard alone, to where one wanted to go @one-size @long', async ({ page }) => {
      await open(page, `/meupergamum?lng=${language}`);
      await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
      await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await enter(page, w, 'aluna');
      await expect(page.getByRole('heading', { level: 1, name: w.hello })).toBeVisible();
      await expect(page).toHaveURL(/\/meupergamum/);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    test('blank fields are told, each at its place @one-size @long', async ({ page }) => {
      await open(page, `/login?lng=${language}`);
      await page.getByRole('button', { name: w.access }).click();
      await expect(alert(page)).toContainText(w.missing);
      // The error is in the focused summary, and at its field.
      await expect(page.locator(':focus')).toContainText(w.missing);
      await expect(page.getByText(w.userRequired)).toHaveCount(2);
      await expect(page.getByText(w.wordRequired)).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    test('a wrong password is told, and cleared @one-size @long', async ({ page }) => {
      await open(page, `/login?lng=${language}`);
      await enter(page, w, `ninguem-${language}-${test.info().project.name}`, 'errada');
      await expect(alert(page)).toContainText(w.wrong);
      await expect(page.getByLabel(w.word, { exact: true })).toHaveValue('');
      await expect(page.locator(':focus')).toContainText(w.wrong);
      await expectAccessible(page);
    });

    test('whoever has two logins chooses one @long', async ({ page }) => {
      await open(page, `/login?redirect=/meupergamum&lng=${language}`);
      await enter(page, w, 'duaslogins');
      await expect(page.getByRole('heading', { name: w.several })).toBeFocused();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      const choice = page.getByLabel(w.choice, { exact: true });
      await expect(choice.locator('option:checked')).toHaveText(
        /^(?:Biblioteca Central|Central Library)$/,
      );
      const health = choice.locator('option', { hasText: /Saúde|Health|Salud/ });
      await choice.selectOption({ label: await health.innerText() });
      await page.getByRole('button', { name: w.goOn }).click();
      await expect(page.getByText('duaslogins.saude')).toBeVisible();
    });
  });
}

const w = words.pt;

test('while it is asked the fields wait; what went wrong stays by the form @one-size @long', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/login');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/oauth/token', async (route) => {
    if (!route.request().postData()?.includes('"password"')) return route.continue();
    await answered;
    return route.fulfill({ status: 500, body: '{}', contentType: 'application/json' });
  });
  await enter(page, w, 'aluna');
  await expect(page.getByLabel(w.user, { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: w.access })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Entrando…' })).toBeVisible();
  answer();
  await expect(alert(page)).toHaveText(w.unknown);
  // A toast would be gone by now.
  await page.clock.runFor(9000);
  await expect(alert(page)).toHaveText(w.unknown);
});

test('the password can be shown @one-size', async ({ page }) => {
  await open(page, '/login');
  const word = page.getByLabel(w.word, { exact: true });
  await expect(word).toHaveAttribute('type', 'password');
  const eye = page.getByRole('button', { name: w.show });
  await eye.click();
  await expect(word).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
});

test('Back leads to the front page @one-size @long', async ({ page }) => {
  await open(page, '/meupergamum');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: w.back }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('another site is not gone on to @one-size', async ({ page, baseURL }) => {
  await open(page, `/login?redirect=${encodeURIComponent('/\\evil.example')}`);
  await enter(page, w, 'aluna');
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a session lives in its tab; signing out clears it', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await open(page, '/login?redirect=/cesta');
  await enter(page, w, 'aluna');
  await expect(page).toHaveURL(`${baseURL}/cesta`);
  await page.reload();
  await expect(userMenu(page)).toContainText('Luana');
  const other = await context.newPage();
  await open(other, '/cesta');
  await expect(userMenu(other)).toContainText('Luana');
  await userMenu(page).locator('summary').click();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expect(userMenu(page)).toContainText('Luana Ribeiro Campos');
  const revoked = page.waitForRequest('**/api/oauth/revoke');
  await userMenu(page).getByRole('link', { name: w.out }).click();
  await revoked;
  await expect(page).toHaveURL(/\/$/);
  await expectWayIn(page, isMobile);
  await expectWayIn(other, isMobile);
  await other.reload();
  await expectWayIn(other, isMobile);
  const left = await page.evaluate(() => [
    sessionStorage.getItem('estante.session'),
    localStorage.getItem('estante.session'),
  ]);
  expect(left).toEqual([null, null]);
});

test('kept signed in, every tab knows, and every tab is signed out @one-size', async ({
  page,
  context,
}) => {
  await open(page, '/login');
  await page.getByRole('switch', { name: w.keep }).check();
  await enter(page, w, 'professor');
  await expect(page).toHaveURL(/\/$/);
  const other = await context.newPage();
  await open(other, '/meupergamum');
  await expect(other.getByRole('heading', { name: 'Olá, Joaquim Valadares' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('estante.session') ?? '');
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).not.toContain('Joaquim');
  await page.goto('/sair');
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login\?redirect/);
});

test('a session that has ended is told, and cleared @one-size @long', async ({ page }) => {
  await open(page, '/login?redirect=/meupergamum');
  await enter(page, w, 'aluna');
  await expect(page.getByRole('heading', { name: w.hello })).toBeVisible();
  const expired = { erro: { codigo: 'SessaoExpirada', mensagem: '' } };
  const refused = { status: 401, body: JSON.stringify(expired), contentType: 'application/json' };
  await page.route('**/api/pessoas', (route) => route.fulfill(refused));
  await page.route('**/api/oauth/token', (route) =>
    route.request().postData()?.includes('refresh_token')
      ? route.fulfill(refused)
      : route.continue(),
  );
  await page.reload();
  await expect(alert(page)).toHaveText(w.expired);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
});

test(
  'the menu of the personal area folds, and stays as it was left',
  { tag: '@long' },
  async ({ page }, { project }) => {
    await open(page, '/login?redirect=/meupergamum');
    await enter(page, w, 'aluna');
    const menu = page.getByRole('navigation', { name: 'Menu da área pessoal' });
    const isPhone = project.name === 'phone';
    if (isPhone) {
      await expect(menu).toHaveCount(0);
      await page.getByTitle('Menu', { exact: true }).click();
      await expect(menu.getByRole('link', { name: 'Início' })).toBeVisible();
      await expectAccessible(page);
      return;
    }
    const places = [
      'Início',
      'Carteira digital',
      'Empréstimo',
      'Reservas',
      'Histórico de empréstimos',
      'Renovação',
      'Débito',
      'Afastamento',
      'Declaração de nada consta',
      'Perfil de interesse',
      'Áreas de interesse',
      'Consulta de títulos',
      'Cesta permanente',
      'Solicitações',
      'Aquisição',
      'Totais de títulos',
      'Postagem de trabalhos',
      'Dados pessoais',
      'Troca de usuário',
      'Pesquisa especializada',
      'Plano de ensino',
      'Solicitar token',
      'Alertas',
      'Itens salvos',
      'Listas',
      'Chaves de acesso',
      'Privacidade e proteção de dados',
      'Meus comentários',
      'Senha',
      'Sair',
    ];
    await expect(menu.getByRole('link')).toHaveText(places);
    await page.getByRole('button', { name: 'Ocultar o menu' }).click();
    await expect(menu).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Mostrar o menu' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  },
);

test('a page of the personal area that is not there is not found @one-size @long', async ({
  page,
}) => {
  const answer = await page.goto('/meupergamum/nenhuma-pagina?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum%2Fnenhuma-pagina%3Fx%3D1/);
  await enter(page, w, 'aluna');
  await expect(page).toHaveURL(/\/meupergamum\/nenhuma-pagina\?x=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/não/i);
  await expectAccessible(page);
});
