import { secretName } from '@estante/database';
import type { Page } from '@playwright/test';
import { startCaptchaProvider } from './captcha-provider.ts';
import { captchaWords } from './captcha-words.ts';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { seal, switchActivity, writeSetting } from './settings.ts';

/**
 * Switches of the institution at its login. Alone and last among the tests of the browser: the others count on
 * the login as it is. So each test sets its sizes itself.
 */
test.describe.configure({ mode: 'serial' });
test.use({ refusals: /a status of (401|422|500)/ });

const loginCaptcha = 1120;
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** Sizes to test; on a narrow page signing in is elsewhere. */
const sizes = [desktop, phone];
const sizesByLanguage = Object.keys(captchaWords).flatMap((language) =>
  sizes.map((viewport) => ({
    language: language as keyof typeof captchaWords,
    viewport,
  })),
);
const pt = captchaWords.pt;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: label });

async function open(page: Page, language = 'pt'): Promise<void> {
  await page.goto(`/login?lng=${language}`);
  await waitForHydration(page);
}

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

async function fill(page: Page, w: (typeof captchaWords)['en' | 'es' | 'pt'], word: string) {
  await field(page, w.word).fill(word);
  await page.getByRole('button', { name: w.access }).click();
}

test.describe('with a captcha', () => {
  test.beforeAll(() => switchActivity(loginCaptcha, true));
  test.afterAll(() => switchActivity(loginCaptcha, false));

  for (const { language, viewport } of sizesByLanguage) {
    const w = captchaWords[language];
    test(`it is done by who signs in (${language}, ${viewport.width}) @long`, async ({ page }) => {
      const person = await aPerson();
      await page.setViewportSize(viewport);
      await open(page, language);
      await field(page, w.user).fill(person.username);
      await fill(page, w, person.password);
      await expect(alert(page)).toContainText(w.missing);
      await expect(page.getByText(w.required).first()).toBeVisible();
      await alert(page).getByRole('button', { name: w.required }).click();
      await expect(box(page, w.box)).toBeFocused();
      await expectWell(page);
      await box(page, w.box).press('Space');
      await expect(page.getByRole('status').filter({ hasText: w.done })).toBeVisible();
      await expectWell(page);

      await fill(page, w, 'errada');
      await expect(alert(page)).toHaveText(w.wrong);
      await expect(box(page, w.box)).not.toBeChecked();
      await expect(field(page, w.word)).toHaveValue('');
      await box(page, w.box).check();
      // Sent while it is still being processed: the page waits for it.
      await fill(page, w, person.password);
      await expect(page.getByRole('banner')).toContainText('Iracema');
    });

    test(`it is done by who recovers (${language}, ${viewport.width}) @long`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, language);
      await page.getByRole('button', { name: w.forgotten }).click();
      await field(page, w.user).fill('ninguem');
      await page.getByRole('button', { name: w.send }).click();
      await expect(alert(page)).toContainText(w.missing);
      await alert(page).getByRole('button', { name: w.required }).click();
      await expect(box(page, w.box)).toBeFocused();
      await box(page, w.box).check();
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('heading', { name: w.codeTitle })).toBeFocused();
    });
  }

  test('one that was used is refused, and has to be done again @long', async ({ page }) => {
    await open(page);
    const tokens: string[] = [];
    await page.route('**/api/oauth/token', (route) => {
      const sent = route.request().postDataJSON() as { recaptcha_token?: string };
      if (sent.recaptcha_token === undefined) return route.continue();
      tokens.push(sent.recaptcha_token);
      return route.continue({ postData: { ...sent, recaptcha_token: tokens[0] } });
    });
    await field(page, pt.user).fill(`ninguem-${Date.now()}`);
    for (const words of [pt.wrong, pt.used]) {
      await box(page, pt.box).check();
      await fill(page, pt, 'errada');
      await expect(alert(page)).toHaveText(words);
      await expect(box(page, pt.box)).not.toBeChecked();
    }
    expect(new Set(tokens).size).toBe(2);
  });

  test('one that is too old, or could not be done, says so @long', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await box(page, pt.box).check();
    await expect(page.getByRole('status').filter({ hasText: pt.done })).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(page.getByText(pt.expired)).toBeVisible();
    await expect(box(page, pt.box)).not.toBeChecked();
    await expectWell(page);
    await page.route('**/api/captcha', (route) => route.fulfill({ status: 500, json: {} }));
    await box(page, pt.box).click();
    await expect(page.getByText(pt.failed)).toBeVisible();
    await expectWell(page);
  });

  test('blank fields are told first, and it is done again @long', async ({ page }) => {
    await open(page);
    await box(page, pt.box).check();
    await expect(page.getByRole('status').filter({ hasText: pt.done })).toBeVisible();
    await page.getByRole('button', { name: pt.access }).click();
    await expect(alert(page)).toContainText('Preencha todos os campos para entrar!');
    await expect(box(page, pt.box)).not.toBeChecked();
  });
});

test("another's captcha is done in its frame", async ({ page }) => {
  const provider = await startCaptchaProvider();
  await switchActivity(loginCaptcha, true);
  for (const [key, value] of Object.entries(provider.settings)) await writeSetting(key, value);
  await writeSetting('captchaSecret', await seal(Buffer.from('secret'), secretName.captcha));
  for (const viewport of sizes) {
    const person = await aPerson();
    await page.setViewportSize(viewport);
    await open(page);
    const frame = page.frameLocator(`iframe[title="${pt.box}"]`);
    await expect(frame.getByRole('button', { name: 'site-key pt' })).toBeVisible();
    await field(page, pt.user).fill(person.username);
    // A message from another frame is ignored.
    await page.evaluate(() => postMessage({ captcha: 'done', token: 'good' }, location.origin));
    await fill(page, pt, person.password);
    await expect(alert(page)).toContainText(pt.missing);
    await expect(page.getByText(pt.required).first()).toBeVisible();
    await expectWell(page);
    await frame.getByRole('button', { name: 'bad' }).click();
    await fill(page, pt, person.password);
    await expect(alert(page)).toHaveText(pt.used);
    await frame.getByRole('button', { name: 'site-key pt' }).click();
    await fill(page, pt, person.password);
    await expect(page.getByRole('banner')).toContainText('Iracema');
    await page.goto('/sair');
    await expect(page).toHaveURL(/\/$/);
  }
  expect(provider.secrets).toEqual(new Set(['secret']));
  await writeSetting('captchaProvider', 'altcha');
  await switchActivity(loginCaptcha, false);
  await provider.close();
});

test('recovery is offered only where passwords are kept here @long', async ({ page }) => {
  const link = page.getByRole('button', { name: pt.forgotten });
  for (const [authentication, encryption, shown] of [
    [2, 4, 1],
    [1, 4, 0],
    [2, 3, 0],
  ] as const) {
    await writeSetting('authenticationMode', authentication);
    await writeSetting('encryptionMode', encryption);
    await open(page);
    await expect(link).toHaveCount(shown);
  }
  await writeSetting('authenticationMode', 2);
  await writeSetting('encryptionMode', 4);
});

const toldMessages = {
  pt: { message: 'Mensagem da instituição', wrong: 'Matrícula ou senha incorretos.' },
  en: { message: 'Message from the institution', wrong: 'Wrong Matrícula or password.' },
  es: { message: 'Mensaje de la institución', wrong: 'Matrícula o contraseña incorrectos.' },
} as const;

test.describe('in the words of the institution', () => {
  test.beforeAll(async () => {
    await writeSetting('loginLabel', 'Matrícula');
    await writeSetting('loginMessage', 'Use o número do crachá.\nDúvidas: balcão.');
  });
  test.afterAll(async () => {
    await writeSetting('loginLabel', '');
    await writeSetting('loginMessage', '');
  });

  for (const language of ['pt', 'en', 'es'] as const) {
    test(`the user name has its name, a message opens (${language}) @long`, async ({ page }) => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await open(page, language);
        const message = page.getByText(/^Use o número do crachá\./);
        await expect(message).toBeHidden();
        await page.getByText(toldMessages[language].message).click();
        await expect(message).toBeVisible();
        await field(page, 'Matrícula').fill(`ninguem-${Date.now()}`);
        await fill(page, captchaWords[language], 'errada');
        await expect(alert(page)).toHaveText(toldMessages[language].wrong);
        await expectWell(page);
      }
    });
  }
});
