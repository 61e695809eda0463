import type { Locator, Page } from '@playwright/test';
import {
  startOidcProvider,
  type OidcProviderServer,
} from '../../apps/server/test/oidc-provider.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { endSession, signIn } from './sign-in.ts';

/** Lets the console tell of calls that are refused on purpose. */
test.use({ refusals: /a status of (?:401|422|503)/ });

const screen = '/meupergamum/atendimento/entrada-instituicao';
let provider: OidcProviderServer;

const removeAll = () =>
  inDatabase(async (db) => void (await db.deleteFrom('identity_provider').execute()));

/** Adds a configured provider for readers' sign-in. */
async function addProvider(): Promise<void> {
  const { issuer: address } = provider;
  await inDatabase(
    async (db) =>
      void (await db
        .insertInto('identity_provider')
        .values({
          protocol: 'oidc',
          name: 'Universidade',
          enabled: true,
          address,
          identifier: 'estante',
          login_attribute: 'preferred_username',
          links_by_login: true,
          links_by_document: false,
          links_staff: false,
          makes_people: false,
          vouches_for_email: false,
          library_id: 1,
        })
        .execute()),
  );
}

/** Reader for this test alone, whom the provider knows. */
async function aReader(): Promise<string> {
  await addProvider();
  const { username } = await aPerson();
  provider.claims = { sub: username, preferred_username: username };
  return username;
}

/** Signs in through the provider, on this page. */
async function comeIn(page: Page, target: string): Promise<void> {
  await page.goto(`/login?redirect=${target}`);
  await page.getByRole('button', { name: 'Entrar com Universidade' }).click();
  await page.getByRole('link', { name: 'Entrar como Bruno' }).click();
  await expect(page).toHaveURL(target);
}

/** Signs in at the provider, in a window that opens beside the page and closes by itself. */
async function signInBeside(page: Page, button: Locator): Promise<void> {
  const [beside] = await Promise.all([page.waitForEvent('popup'), button.press('Enter')]);
  const closed = beside.waitForEvent('close');
  await beside.getByRole('link', { name: 'Entrar como Bruno' }).press('Enter');
  await closed;
}

const confirming = (page: Page) =>
  page.getByRole('button', { name: 'Confirmar em Universidade', exact: true });
const saidConfirmed = (page: Page) =>
  page.getByText('Você confirmou quem é em Universidade').first();
/** Message that takes the focus from the vanished button. */
const confirmed = (page: Page) =>
  page
    .locator('[tabindex="-1"]')
    .filter({ has: page.getByText('Você confirmou quem é em Universidade') })
    .last();

test.beforeEach(async () => {
  await removeAll();
  provider = await startOidcProvider();
});
test.afterEach(async () => {
  await removeAll();
  await provider.close().catch(() => {});
});

test('staff set a provider up, are told what is wrong, and try it; a reader comes in by it, and goes @long', async ({
  page,
  browser,
}) => {
  await signIn(page, 'administradora', screen);
  await page.getByText('Cadastrar provedor').first().click();
  const form = page.locator('form').last();
  await form.getByRole('button', { name: 'Salvar' }).click();
  // Checks the field’s label and description.
  const problem = form.getByText(/Nome no botão de entrada/).nth(1);
  await expect(problem).toBeVisible();
  await form.getByRole('textbox', { name: 'Nome no botão' }).fill('Universidade');
  await form.getByRole('textbox', { name: 'Endereço do emissor' }).fill(provider.issuer);
  await form.getByRole('textbox', { name: 'Cliente (client_id)' }).fill('estante');
  await form.getByRole('checkbox', { name: 'mesmo usuário no cadastro' }).check();
  await form.getByRole('checkbox', { name: 'Ativo' }).check();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: '1 provedor' })).toBeFocused();
  const entry = page.getByRole('article').filter({ hasText: 'Universidade' });
  await expect(entry.getByText(/\/entrar\/oidc\/\d+$/)).toBeVisible();
  await entry.getByText('Experimentar').first().click();
  await entry.getByRole('button', { name: 'Experimentar' }).click();
  await expect(entry.getByText('se descreve por OpenID Connect')).toBeVisible();
  await expectAccessible(page);

  const { username } = await aPerson();
  provider.claims = { sub: username, preferred_username: username };
  const reader = await browser.newPage();
  await reader.goto('/login?redirect=/cesta');
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Entrar com Universidade' }).click();
  await reader.getByRole('link', { name: 'Entrar como Bruno' }).click();
  await expect(reader).toHaveURL('/cesta');
  await reader.goto('/meupergamum');
  await expect(reader.getByText('Iracema').first()).toBeVisible();
  await reader.goto('/sair');
  await expect(reader).toHaveURL((url) => url.pathname === '/');
  await reader.goto('/login');
  await expect(reader.getByRole('button', { name: /Universidade/ })).toBeVisible();

  provider.claims = { sub: 'ninguem', preferred_username: 'ninguem-de-todo' };
  await reader.getByRole('button', { name: /Universidade/ }).click();
  await reader.getByRole('link', { name: 'Entrar como Bruno' }).click();
  await expect(reader.getByText('não encontramos o seu cadastro')).toBeVisible();
  await expectAccessible(reader);

  await reader.getByRole('link', { name: 'Entrar de novo' }).click();
  await provider.close();
  await reader.getByRole('button', { name: /Universidade/ }).click();
  await expect(reader.getByText('não responde agora')).toBeVisible();
  await reader.close();

  await entry.getByRole('button', { name: 'Remover', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhum provedor' })).toBeFocused();
});

test('who leaves is signed out here, however long the provider lets wait @long', async ({
  browser,
}) => {
  await aReader();
  const reader = await browser.newPage();
  await comeIn(reader, '/cesta');
  // This provider never answers.
  await reader.route('**/api/autenticacao/saida', () => {});
  await reader.goto('/sair');
  await expect(reader).toHaveURL((url) => url.pathname === '/', { timeout: 10_000 });
  await reader.goto('/meupergamum');
  await expect(reader).toHaveURL(/\/login/);
  await reader.close();
});

test('who closes their account, and came in by it, confirms there in place of a password @long', async ({
  page,
}) => {
  const username = await aReader();
  await comeIn(page, '/meupergamum/privacidade');
  const close = { name: 'Encerrar a conta' };
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', close).click();
  await expect(confirming(page)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', close)).toHaveCount(0);
  await expectAccessible(page);

  // Another person at the provider changes nothing here.
  provider.claims = { sub: 'outra', preferred_username: 'aluna' };
  await signInBeside(page, confirming(page));
  const told = (words: string) => dialog.locator('[tabindex="-1"]', { hasText: words });
  await expect(told('não é a pessoa desta conta')).toBeFocused();
  // A provider that does not say when they signed in changes nothing either.
  provider.claims = { sub: username, preferred_username: username };
  provider.signedInAt = null;
  await signInBeside(page, confirming(page));
  await expect(told('não informou quando você entrou')).toBeFocused();
  await expectAccessible(page);

  provider.signedInAt = () => Math.floor(Date.now() / 1000);
  await signInBeside(page, confirming(page));
  await expect(confirmed(page)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', close).click();
  await expect(page.getByText('A conta foi encerrada.')).toBeVisible();
});

test('what is written stays while its writer is at the provider, to confirm and to sign in again @long', async ({
  page,
}) => {
  const username = await aReader();
  await comeIn(page, '/meupergamum/dados-pessoais');
  const mail = page.getByLabel('E-mail', { exact: true });
  await mail.fill(`nova-${username}@example.org`);
  await expectAccessible(page);
  await signInBeside(page, confirming(page));
  await expect(confirmed(page)).toBeFocused();
  await expect(mail).toHaveValue(`nova-${username}@example.org`);
  await page.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(page.getByText(`Falta confirmar nova-${username}@example.org`)).toBeVisible();

  const city = page.getByLabel('Cidade', { exact: true });
  await city.fill('Valença');
  await endSession(page, /\/api\/pessoas\/meu-pergamum\/dados-pessoais$/);
  await city.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await expect(dialog.getByText('abre em outra janela ou aba')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await signInBeside(page, dialog.getByRole('button', { name: 'Entrar com Universidade' }));
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: 'Seus dados foram salvos.' }),
  ).toBeVisible();
  await expect(city).toHaveValue('Valença');
});

test('a browser that opens no window is told of before the page is left @long', async ({
  page,
}) => {
  await aReader();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await comeIn(page, '/meupergamum/senha');
  await confirming(page).first().press('Enter');
  await expect(page.getByRole('alert').getByText('não for salvo se perde')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Continuar nesta janela' }).press('Enter');
  await page.getByRole('link', { name: 'Entrar como Bruno' }).press('Enter');
  await expect(page).toHaveURL('/meupergamum/senha');
  await expect(saidConfirmed(page)).toBeVisible();
});

test('a window whose page is gone goes on by itself, once it is told to @long', async ({
  page,
}) => {
  await aReader();
  await comeIn(page, '/meupergamum/senha');
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    confirming(page).first().press('Enter'),
  ]);
  await beside.waitForURL((url) => url.pathname === '/authorize');
  await page.goto('/cesta');
  await beside.getByRole('link', { name: 'Entrar como Bruno' }).press('Enter');
  await expect(beside.getByText('Volte à página em que você estava')).toBeVisible();
  await beside.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(beside);
  await expectNoSideScroll(beside);
  await beside.getByRole('button', { name: 'Continuar nesta janela' }).press('Enter');
  await expect(beside).toHaveURL('/meupergamum/senha');
  await expect(saidConfirmed(beside)).toBeVisible();
});

test('who came in by it goes on by another login of theirs, by confirming there @long', async ({
  page,
}) => {
  await addProvider();
  provider.claims = { sub: 'duas', preferred_username: 'duaslogins' };
  await comeIn(page, '/meupergamum');
  const own = page.getByRole('listitem').and(page.locator('[aria-current=true]'));
  const before = await own.innerText();
  await signInBeside(page, confirming(page));
  await expect(confirmed(page)).toBeFocused();
  await page.getByRole('button', { name: 'Trocar de vínculo' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Agora você usa' })).toBeVisible();
  await expect(own).not.toHaveText(before);
  await expect(confirming(page)).toBeVisible();
  await expectAccessible(page);
});

test('who comes in by it for a vendor is taken there; from a dialog only who may stay @long', async ({
  page,
}) => {
  await aReader();
  const way = page.getByRole('button', { name: 'Entrar com Universidade' });
  await page.goto('/login?redirect=gale');
  await way.click();
  await page.getByRole('link', { name: 'Entrar como Bruno' }).click();
  await expect(page).toHaveURL('/login?redirect=gale');
  // The page of vendors says so where the institution has no such vendor.
  await expect(page.getByText('Este fornecedor não está disponível')).toBeVisible();
  await page.goto('/sair');
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await page.route('**/api/pessoas', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { authPermissions: { cod_atividade: number }[] };
    const authPermissions = body.authPermissions.filter((one) => one.cod_atividade !== 107);
    await route.fulfill({ response: answer, json: { ...body, authPermissions } });
  });
  await page.goto('/cesta');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Comentário geral' }).click();
  const revoked = page.waitForRequest('**/api/oauth/revoke');
  await signInBeside(page, way);
  await revoked;
  await expect(page.getByText('Esta conta não pode entrar por esta janela')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'página de entrada' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcesta/);
});

test('a directory and a federation are set up in the same form, on a phone too @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'administradora', screen);
  await page.getByText('Cadastrar provedor').first().click();
  const form = page.locator('form').last();
  await form.getByRole('textbox', { name: 'Nome no botão' }).fill('Diretório');
  await form.getByRole('radio', { name: 'LDAP' }).check();
  // The name that was typed before stays.
  await expect(form.getByRole('textbox', { name: 'Nome no botão' })).toHaveValue('Diretório');
  await form.getByRole('textbox', { name: 'Servidor' }).fill('ldaps://127.0.0.1:1');
  await form.getByRole('textbox', { name: 'base DN' }).fill('dc=uni,dc=example');
  await form.getByRole('textbox', { name: 'Filtro' }).fill('((');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Não é um filtro LDAP').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Filtro' }).fill('(objectClass=person)');
  await form.getByRole('button', { name: 'Salvar' }).click();
  const entry = page.getByRole('article').filter({ hasText: 'Diretório' });
  await entry.getByText('Experimentar').first().click();
  await entry.getByRole('button', { name: 'Experimentar' }).click();
  await expect(entry.getByText('Há o que corrigir')).toBeVisible();
  await expect(entry.getByText('Não foi possível chegar a 127.0.0.1:1')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await form.getByRole('radio', { name: 'SAML 2.0' }).check();
  await expect(form.getByRole('textbox', { name: 'Certificado' })).toBeVisible();
  await expectAccessible(page);
});

test('the pages speak three languages @long', async ({ page }) => {
  for (const [language, words] of [
    ['en', 'Institutional sign-in'],
    ['es', 'Acceso por la institución'],
  ] as const) {
    await signIn(page, 'administradora', screen, { language });
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await page.goto('/entrar?falha=ProvedorRecusou');
    const told = language === 'en' ? 'did not confirm the sign-in' : 'no confirmó el acceso';
    await expect(page.getByText(told)).toBeVisible();
  }
});
