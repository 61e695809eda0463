import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { webClient } from '@estante/contract/plain';
import { seal } from '../../apps/web/src/browser/seal.ts';
import { waitForHydration } from './quiet-page.ts';

interface SignInOptions {
  readonly language?: string;
  /** Password of a person outside the demo network. */
  readonly password?: string;
  /** Whether the session is kept, as by 'keep me signed in'. */
  readonly isKept?: boolean;
}

/**
 * Opens a page at `target` in a tab with the session of a person of the demo network. The session begins without the
 * login, which has tests of its own.
 */
export async function signIn(
  page: Page,
  username: string,
  target = '/',
  { language = 'pt', password = 'estante-demonstracao', isKept = false }: SignInOptions = {},
): Promise<void> {
  // This address has our origin, and no scripts that would read the storage too early.
  await page.goto('/robots.txt');
  const kept = await seal(JSON.stringify(await beginSession(page.request, username, password)));
  await page.evaluate(
    ([session, isLong]) => {
      (isLong ? localStorage : sessionStorage).setItem('estante.session', session);
    },
    [kept, isKept] as const,
  );
  if (language !== 'pt') await chooseLanguage(page, language);
  await page.goto(target);
  await expect(page).toHaveURL((url) => url.pathname === target.split('?', 1)[0]);
  await waitForHydration(page);
}

/** Ends the session of a tab at its next call of this kind, as if it had expired. */
export async function endSession(page: Page, calls: RegExp): Promise<void> {
  const expired = { status: 401, json: { erro: { codigo: 'SessaoExpirada', mensagem: '' } } };
  await page.route(calls, (route) => route.fulfill(expired), { times: 1 });
  await page.route('**/api/oauth/token', (route) =>
    route.request().postData()?.includes('refresh_token')
      ? route.fulfill(expired)
      : route.fallback(),
  );
}

/** Signs in by the dialog over a page. */
export async function signInByDialog(
  page: Page,
  username: string,
  password = 'estante-demonstracao',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('Usuário', { exact: true }).fill(username);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Chooses a language as by the menu. The tab is at a page of ours. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('estante.lng', chosen);
  }, language);
  // Set before the next request leaves, which a cookie set by a script need not be.
  await page.context().addCookies([{ name: 'estante_lng', value: language, url: page.url() }]);
}

/** Begins a session, and returns what the pages keep of it. */
export async function beginSession(
  request: APIRequestContext,
  username: string,
  password = 'estante-demonstracao',
) {
  const client = { client_id: webClient.id, client_secret: webClient.secret };
  const data = { ...client, grant_type: 'password', username, password };
  const issued = await request.post('/api/oauth/token', { data });
  expect(issued.status(), await issued.text()).toBe(200);
  const tokens = (await issued.json()) as { access_token: string; refresh_token: string };
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const person: unknown = await (await request.get('/api/pessoas', { headers })).json();
  const credentials = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
  return { credentials, person };
}
