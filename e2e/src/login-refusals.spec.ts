import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { aPerson } from './people.ts';
import { inLanguage } from './languages.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';

/** Lets the console tell of calls that are refused, or not answered, on purpose. */
test.use({ refusals: /a status of (400|401|422|429|430|500)|net::ERR_FAILED/ });

const words = {
  pt: {
    user: 'Usuário',
    word: 'Senha',
    wrong: 'Credenciais incorretas! Tente novamente.',
    failed: 'A tentativa de entrar falhou. Por favor, tente novamente.',
    tooMany: /^Muitas tentativas seguidas\. Tente novamente em \d+ s\.$/,
    byLibrary: 'Seu acesso foi bloqueado pela biblioteca. Procure o balcão.',
    blocked: /^O acesso está bloqueado por excesso de tentativas\. Use “Esqueci minha senha”/,
    unknown: 'Ocorreu um erro desconhecido ao tentar entrar.',
    noAnswer: /^Ocorreu um erro desconhecido .* Não foi possível comunicar com o servidor!/,
  },
  en: {
    user: 'User name',
    word: 'Password',
    wrong: 'Incorrect credentials! Please try again.',
    failed: 'The login request has failed. Please, try again',
    tooMany: /^Too many attempts in a row\. Try again in \d+ s\.$/,
    byLibrary: 'Your access was blocked by the library. Ask at the circulation desk.',
    blocked: /^Access is blocked after too many attempts\. Use “Forgot my password”/,
    unknown: 'An unknown error has occurred while attempting to login.',
    noAnswer: /^An unknown error has occurred .* Unable to communicate with the server!/,
  },
  es: {
    user: 'Usuario',
    word: 'Contraseña',
    wrong: '¡Credenciales incorrectas! Inténtelo de nuevo.',
    failed: 'El intento de entrar ha fallado. Por favor, inténtelo de nuevo.',
    tooMany: /^Demasiados intentos seguidos\. Inténtelo de nuevo en \d+ s\.$/,
    byLibrary: 'La biblioteca bloqueó su acceso. Acérquese al mostrador.',
    blocked: /^El acceso está bloqueado por demasiados intentos\. Use «Olvidé mi contraseña»/,
    unknown: 'Ha ocurrido un error desconocido al intentar entrar.',
    noAnswer: /^Ha ocurrido un error desconocido .* ¡No fue posible comunicarse con el servidor!/,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

async function open(page: Page, language: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/login?lng=${language}`);
  await waitForHydration(page);
}

async function enter(page: Page, w: Words, username: string, word: string): Promise<void> {
  await page.getByLabel(w.user, { exact: true }).fill(username);
  await page.getByLabel(w.word, { exact: true }).fill(word);
  await page.getByLabel(w.word, { exact: true }).press('Enter');
}

/** A colour of the page's scheme, as the browser computes it. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((variable) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = `var(${variable})`;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, `--${name}`);
}

/** Expects the message, with its tone by colour, and the form ready for another try. */
async function expectTold(page: Page, w: Words, sentence: string | RegExp, tone: string) {
  await expect(alert(page)).toHaveText(sentence);
  await expect(alert(page)).toHaveCSS('color', await colourOf(page, tone));
  await expect(page.getByLabel(w.word, { exact: true })).toHaveValue('');
  await expectSummary(page);
}

/** Expects the fault first in the form, with the focus, and expects it to stay. */
async function expectSummary(page: Page): Promise<void> {
  const summary = page.locator('form > :first-child[tabindex="-1"]');
  await expect(summary).toBeFocused();
  const told = summary.getByRole('alert');
  const sentence = await told.innerText();
  // A toast would be gone by now.
  await page.clock.runFor(9000);
  await expect(told).toBeVisible();
  await expect(told).toHaveText(sentence);
  await expect(summary).toBeFocused();
}

/** Makes a user name without a login that has so many recent wrong passwords. */
async function nameAfter(failures: number): Promise<string> {
  const username = `ninguem-${randomUUID()}`;
  const row = { username, device: Buffer.alloc(0), failures, last_at: new Date() };
  await inDatabase((db) => db.insertInto('failed_sign_in').values(row).execute());
  return username;
}

/** Answers the calls for tokens of a person with this act. */
async function answer(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/oauth/token', (route) =>
    route.request().postData()?.includes('"password"') ? act(route) : route.fallback(),
  );
}

for (const [language, w] of Object.entries(words)) {
  test(
    `what the server refuses is told (${language}) @one-size @long`,
    inLanguage(language),
    async ({ page }) => {
      await open(page, language);
      await enter(page, w, await nameAfter(4), 'errada');
      await expectTold(page, w, w.wrong, 'warning');
      await enter(page, w, await nameAfter(5), 'errada');
      await expectTold(page, w, w.tooMany, 'warning');
      await enter(page, w, await nameAfter(10), 'errada');
      await expectTold(page, w, w.blocked, 'warning');
      const person = await aPerson({ isBlocked: true });
      await enter(page, w, person.username, person.password);
      await expectTold(page, w, w.byLibrary, 'warning');
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );

  test(
    `faults, and what says nothing of itself, are told (${language}) @one-size @long`,
    inLanguage(language),
    async ({ page }) => {
      const refusal = (status: number, codigo: string) => (route: Route) =>
        route.fulfill({ status, json: { erro: { codigo, mensagem: 'O que o servidor diz.' } } });
      const cases = [
        [refusal(400, 'CorpoMalformado'), w.failed, 'warning'],
        [refusal(422, 'DadosInvalidos'), 'O que o servidor diz.', 'warning'],
        [refusal(500, 'OcorreuErroInesperado'), w.unknown, 'danger'],
        [(route: Route) => route.fulfill({ status: 500, body: '<html>' }), w.unknown, 'danger'],
        [(route: Route) => route.abort(), w.noAnswer, 'danger'],
      ] as const;
      await open(page, language);
      for (const [act, sentence, tone] of cases) {
        await answer(page, act);
        await enter(page, w, 'aluna', 'qualquer');
        await expectTold(page, w, sentence, tone);
      }
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );
}
