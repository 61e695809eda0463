import type { Page } from '@playwright/test';
import { aPerson, lettersTo } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const address = '/meupergamum/dados-pessoais';

const words = {
  pt: {
    city: 'Cidade',
    save: 'Salvar',
    saved: 'Seus dados foram salvos.',
    cpf: 'CPF',
    wrong: /CPF válido/,
    willAsk: /pedido à biblioteca/,
    waits: /à espera de resposta/,
    withdraw: 'Retirar o pedido',
  },
  en: {
    city: 'City',
    save: 'Save',
    saved: 'Your data were saved.',
    cpf: 'Tax number (CPF)',
    wrong: /valid CPF/,
    willAsk: /as a request/,
    waits: /awaiting a reply/,
    withdraw: 'Withdraw the request',
  },
  es: {
    city: 'Ciudad',
    save: 'Guardar',
    saved: 'Sus datos se guardaron.',
    cpf: 'Número fiscal (CPF)',
    wrong: /CPF válido/,
    willAsk: /como petición/,
    waits: /a la espera de respuesta/,
    withdraw: 'Retirar la petición',
  },
} as const;

const told = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();

for (const [language, said] of Object.entries(words)) {
  test(`personal data are changed, or asked of the library (${language}) @long`, async ({
    page,
  }) => {
    const person = await aPerson();
    await signIn(page, person.username, address, { ...person, language });
    const city = page.getByLabel(said.city, { exact: true });
    await city.fill('Valença');
    await city.press('Enter');
    await expect(told(page, said.saved)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const cpf = page.getByLabel(said.cpf, { exact: true });
    await cpf.fill('529.982.247-26');
    await expect(page.getByText(said.willAsk)).toBeVisible();
    await page.getByRole('button', { name: said.save }).press('Enter');
    await expect(page.getByText(said.wrong).first()).toBeVisible();
    await expectAccessible(page);
    await cpf.fill('529.982.247-25');
    await cpf.press('Enter');
    await expect(page.getByText(said.waits)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.reload();
    await expect(city).toHaveValue('Valença');
    await expect(cpf).toHaveValue('');
    await page.getByRole('button', { name: said.withdraw }).press('Enter');
    await expect(page.getByText(said.waits)).toHaveCount(0);
  });
}

test('who stays with what is not saved has chosen no other language @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, address, person);
  const city = page.getByLabel('Cidade', { exact: true });
  await city.fill('Valença');
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  const kept = () => page.evaluate(() => [localStorage.getItem('estante.lng'), document.cookie]);
  const before = await kept();
  page.once('dialog', (asked) => void asked.dismiss());
  const asked = page.waitForEvent('dialog');
  await english.click();
  expect((await asked).type()).toBe('beforeunload');
  await expect(city).toHaveValue('Valença');
  expect(await kept()).toEqual(before);
  await page.getByRole('link', { name: 'Empréstimo', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button').last().press('Escape');
  await expect(city).toHaveValue('Valença');
  page.once('dialog', (leaving) => void leaving.accept());
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await kept())[0]).toBe('en');
});

test('nothing is written on while it is saved, and the keyboard stays where it was @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, address, person);
  const city = page.getByLabel('Cidade', { exact: true });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/pessoas/**', async (route) => {
    if (route.request().method() !== 'GET') await answered;
    await route.continue();
  });
  await city.fill('Valença');
  await city.press('Enter');
  await expect(city).toBeDisabled();
  await page.keyboard.type('perdida');
  answer();
  await expect(told(page, 'Seus dados foram salvos.')).toBeVisible();
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Valença');
});

test('a new mail address counts once its letter was followed @long', async ({ page, browser }) => {
  const person = await aPerson();
  const added = `nova-${person.email}`;
  await signIn(page, person.username, address, person);
  await page.getByLabel('E-mail', { exact: true }).fill(`${person.email}; ${added}`);
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByLabel('Sua senha').press('Enter');
  await expect(page.getByText(`Falta confirmar ${added}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  let path: string | undefined;
  await expect(async () => {
    const letters = (await lettersTo(added)).map((text) => text.replaceAll('=\r\n', ''));
    path = /(\/confirmar-email\/[\w.-]+)/.exec(letters.at(-1) ?? '')?.[1];
    expect(path).toBeDefined();
  }).toPass({ timeout: 120_000 });
  const elsewhere = await browser.newPage();
  await elsewhere.goto(path ?? '');
  await waitForHydration(elsewhere);
  await expectAccessible(elsewhere);
  const confirm = elsewhere.getByRole('button', { name: 'Confirmar este e-mail' });
  await confirm.press('Enter');
  await expect(told(elsewhere, `O endereço ${added} está confirmado.`)).toBeVisible();
  await expectAccessible(elsewhere);
  await expectNoSideScroll(elsewhere);
  await elsewhere.reload();
  await waitForHydration(elsewhere);
  await confirm.press('Enter');
  await expect(elsewhere.getByText('não vale mais')).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(`${person.email}; ${added}`);
});

test('an address that was typed wrong is given up @one-size @long', async ({ page }) => {
  const person = await aPerson();
  await signIn(page, person.username, address, person);
  await page.getByLabel('E-mail', { exact: true }).fill(`errada-${person.email}`);
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByLabel('Sua senha').press('Enter');
  const waits = page.getByText(`Falta confirmar errada-${person.email}`);
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Descartar os endereços por confirmar' }).click();
  await expect(told(page, 'Os endereços por confirmar foram descartados.')).toBeVisible();
  await expect(waits).toBeHidden();
  await expectAccessible(page);
});

test('staff answer what readers ask for @long', async ({ page, browser }) => {
  const person = await aPerson();
  await signIn(page, person.username, address, person);
  const identity = page.getByLabel('Identidade', { exact: true });
  const number = `RG ${person.username}`;
  await identity.fill(number);
  await identity.press('Enter');
  await expect(page.getByText('à espera de resposta')).toBeVisible();
  const desk = await browser.newPage();
  await signIn(desk, 'bibliotecaria', '/meupergamum/atendimento/dados-pessoais');
  const entry = desk.getByRole('article').filter({ hasText: number });
  await expectAccessible(desk);
  await expectNoSideScroll(desk);
  await entry.getByRole('button', { name: 'Aceitar e alterar' }).press('Enter');
  await expect(told(desk, 'Pedido aceito')).toBeVisible();
  await expect(entry.getByText('Aceito', { exact: true })).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(identity).toHaveValue(number);
  await expect(page.getByText('A biblioteca aceitou o seu pedido')).toBeVisible();
});

test('the pages stand in the menu in their order, and are gone to from it @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/meupergamum/postagem-trabalho');
  await expect(page.getByRole('button', { name: 'Ir ao repositório' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const hrefs = await page
    .locator('a[href^="/meupergamum/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const own = ['postagem-trabalho', 'dados-pessoais', 'troca-usuario'].map(
    (path) => `/meupergamum/${path}`,
  );
  // Once at the side, once in the phone's menu.
  expect([...new Set(hrefs)].filter((href) => own.includes(href ?? ''))).toEqual(own);
});

test('who has two user names goes on by the other @one-size @long', async ({ page }) => {
  await signIn(page, 'duaslogins', '/meupergamum/troca-usuario');
  await page.getByLabel('Usuário', { exact: true }).fill('duaslogins.saude');
  const secret = page.getByLabel('Senha', { exact: true });
  await secret.fill('estante-demonstracao');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await secret.press('Enter');
  await expect(told(page, 'Agora você entrou como duaslogins.saude')).toBeVisible();
  await page.goto('/meupergamum');
  await expect(page.getByText('duaslogins.saude').first()).toBeVisible();
});

test('a link that has ended is told on the account page @one-size @long', async ({ page }) => {
  const person = await aPerson();
  await inDatabase((db) =>
    db
      .updateTable('login')
      .set({ valid_until: '2026-01-31' })
      .where('username', '=', person.username)
      .execute(),
  );
  await signIn(page, person.username, '/meupergamum', person);
  await expect(page.getByText(/^O seu cadastro venceu em 31 de jan/)).toBeVisible();
  await expectAccessible(page);
});
