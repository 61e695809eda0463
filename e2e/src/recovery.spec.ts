import type { Locator, Page, Route } from '@playwright/test';
import { aPerson, readMailedCode } from './people.ts';
import { inLanguage } from './languages.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { recoveryWords, type RecoveryWords } from './recovery-words.ts';

/** Lets the console tell of calls that are refused, or not answered, on purpose. */
test.use({ refusals: /a status of (403|422|429|500)|net::ERR_FAILED/ });

const fresh = 'cavalo no telhado';
const pt = recoveryWords.pt;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

async function openRecovery(page: Page, w: RecoveryWords, language = 'pt'): Promise<void> {
  await page.goto(`/login?lng=${language}`);
  await waitForHydration(page);
  await press(page, w.forgotten);
}

async function ask(page: Page, w: RecoveryWords, username: string): Promise<void> {
  await field(page, w.user).fill(username);
  await field(page, w.user).press('Enter');
  await expect(heading(page, w.codeTitle)).toBeFocused();
}

/** Expects the summary to have the focus and to link to the field, which has the message too. */
async function expectTold(page: Page, wrong: Locator): Promise<void> {
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await alert(page).getByRole('button').click();
  await expect(wrong).toBeFocused();
}

/** Pastes a text as from the clipboard. */
async function paste(page: Page, w: RecoveryWords, text: string): Promise<void> {
  await field(page, w.code).fill(text);
}

const otherThan = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

/** Answers the next recovery call by this method. */
async function answer(page: Page, method: string, act: (route: Route) => Promise<void>) {
  await page.route('**/recuperar-senha*', (route) =>
    route.request().method() === method ? act(route) : route.fallback(),
  );
}
const refusal = (status: number, codigo: string, mensagem = '', valores = {}) => {
  const body = JSON.stringify({ erro: { codigo, mensagem, valores } });
  return (route: Route) => route.fulfill({ status, body, contentType: 'application/json' });
};

for (const [language, w] of Object.entries(recoveryWords)) {
  test(
    `a forgotten password is replaced in three steps (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const person = await aPerson();
      await openRecovery(page, w, language);
      await ask(page, w, ` ${person.username.toUpperCase()} `);
      await expect(page.getByText('t•••@•••')).toBeVisible();
      await expect(page.getByRole('timer')).toContainText(/ (10:00|9:5\d)/);
      await expectWell(page);
      const code = await readMailedCode(person);
      await paste(page, w, ` ${code.slice(0, 4)} ${code.slice(4)}`);
      await expect(heading(page, w.passwordTitle)).toBeFocused();
      await expectWell(page);
      await field(page, w.password).fill(` ${fresh} `);
      await field(page, w.again).fill(fresh);
      await field(page, w.again).press('Enter');
      const done = page.getByRole('status').filter({ hasText: w.saved });
      await expect(done).toBeVisible();
      await expect(page.getByRole('main').getByText(w.saved)).toBeVisible();
      await expect(field(page, w.user)).toHaveValue(person.username.toUpperCase());
      await expectWell(page);
      await field(page, w.word).fill(fresh);
      await field(page, w.word).press('Enter');
      await expect(page).toHaveURL(/\/(\?.*)?$/);
      await expect(page.getByRole('banner')).toContainText('Iracema');
    },
  );

  test(
    `what is wrong at each step is told (${language}) @long`,
    inLanguage(language),
    async ({ page }) => {
      const person = await aPerson();
      await openRecovery(page, w, language);
      await press(page, w.send);
      await expect(alert(page)).toContainText(w.noUser);
      await expectTold(page, field(page, w.user));
      await expectWell(page);

      await ask(page, w, person.username);
      await expect(page.getByText('t•••@•••')).toBeVisible();
      const code = await readMailedCode(person);
      await expect(page.getByRole('button', { name: w.resend })).toHaveCount(0);
      await field(page, w.code).pressSequentially(otherThan(code));
      await expect(alert(page)).toHaveText(w.wrong);
      await expect(field(page, w.code)).toHaveValue('');
      await expectTold(page, field(page, w.code));
      await expectWell(page);
      await press(page, w.resend);
      await expect(page.getByRole('status').filter({ hasText: w.sentJustNow })).toBeVisible();
      await expect(page.getByRole('button', { name: w.resend })).toHaveCount(0);
      await paste(page, w, ` ${code.slice(0, 4)} ${code.slice(4)}`);

      await expect(heading(page, w.passwordTitle)).toBeFocused();
      const rule = page.locator('form').getByRole('listitem').filter({ hasText: w.rule });
      await expect(rule).not.toContainText(w.met);
      await field(page, w.password).fill('curta');
      await field(page, w.again).fill('outra');
      await expect(page.getByText(w.different)).toBeVisible();
      await press(page, w.save);
      await expect(alert(page)).toContainText(w.criteria);
      await expectTold(page, field(page, w.password));
      await expectWell(page);
      await field(page, w.password).fill('senha123456789');
      await field(page, w.again).fill('senha123456789');
      await expect(rule).toContainText(w.met);
      await press(page, w.save);
      await expect(alert(page)).toContainText(w.common);

      await field(page, w.password).fill(` ${fresh} `);
      await field(page, w.again).fill(fresh);
      await expect(page.getByText(w.different)).toHaveCount(0);
      await field(page, w.again).press('Enter');
      await expect(page.getByRole('main').getByText(w.saved)).toBeVisible();
    },
  );

  test(
    `what is refused is told in its own words, a fault in general ones (${language}) @one-size @long`,
    inLanguage(language),
    async ({ page }) => {
      const cases = [
        [refusal(429, 'CodigosDemais', '', { minutos: 12 }), w.tooMany],
        [refusal(403, 'RecursoDesativado'), w.off],
        [refusal(422, 'Outro', 'O que o servidor diz.'), 'O que o servidor diz.'],
        [refusal(500, 'Outro', 'O que o servidor diz.'), w.fault],
        [(route: Route) => route.abort(), w.noAnswer],
      ] as const;
      await openRecovery(page, w, language);
      await field(page, w.user).fill('aluna');
      for (const [act, words] of cases) {
        await answer(page, 'GET', act);
        await press(page, w.send);
        await expect(alert(page)).toHaveText(words);
      }
      await expectWell(page);
    },
  );

  test(
    `a code that is too old says so, another can be asked for (${language}) @one-size @long`,
    inLanguage(language),
    async ({ page }) => {
      await page.clock.install();
      const sent = { emails: ['a•••@•••'], name: '', length: 8, tte: 600 };
      await answer(page, 'GET', (route) => route.fulfill({ json: sent }));
      await openRecovery(page, w, language);
      await ask(page, w, 'aluna');
      await page.clock.runFor(590_000);
      await expect(alert(page)).toHaveCount(0);
      await page.clock.runFor(11_000);
      await expect(alert(page)).toHaveText(w.expired);
      await expect(page.getByRole('timer')).toContainText('0:00');
      await expectWell(page);
      await press(page, w.resend);
      await expect(page.getByRole('timer')).toContainText(/10:00|9:5\d/);
      await expect(page.getByRole('status').filter({ hasText: w.resent })).toBeVisible();
    },
  );
}

test('whoever is not known is shown the same, and gets no further @one-size @long', async ({
  page,
}) => {
  await openRecovery(page, pt);
  await ask(page, pt, `ninguem-${test.info().project.name}`);
  await expect(page.getByText(/Se há um cadastro com o usuário “ninguem-/)).toBeVisible();
  await paste(page, pt, '12345678');
  await expect(alert(page)).toHaveText(pt.wrong);
});

test('one goes back to the login, where the user name stays @one-size @long', async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await field(page, pt.user).fill('aluna');
  await press(page, pt.forgotten);
  await expect(field(page, pt.user)).toHaveValue('aluna');
  await press(page, pt.leave);
  await expect(field(page, pt.user)).toHaveValue('aluna');
  await expect(field(page, pt.word)).toBeVisible();
});

test('a code that was used up meanwhile leads to the first step @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await openRecovery(page, pt);
  await ask(page, pt, person.username);
  await paste(page, pt, await readMailedCode(person));
  await field(page, pt.password).fill(fresh);
  await field(page, pt.again).fill(fresh);
  await answer(page, 'PUT', refusal(422, 'CodigoNaoConfere'));
  await press(page, pt.save);
  await expect(alert(page)).toHaveText(pt.wrong);
  await expect(field(page, pt.user)).toHaveValue(person.username);
});
