import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, waitForHydration, test } from './quiet-page.ts';

test.use({ refusals: /a status of 401/ });
test.skip(({ isMobile }) => isMobile, 'the same browser');

const tabs = 10;
/**
 * Number of refreshes: tabs that hear each other share one; each of the others makes its own, and gets the same tokens.
 */
const refreshes = 1 + tabs / 2;

/** Refuses the first access token from now on, to all tabs at once: when the last has asked. */
async function refuseFirstToken(context: BrowserContext, token: string): Promise<void> {
  let asked = 0;
  let letGo = () => {};
  const all = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/api/pessoas', async (route) => {
    if (route.request().headers()['authorization'] !== token) return route.continue();
    asked += 1;
    if (asked === tabs) letGo();
    await all;
    const erro = { codigo: 'SessaoExpirada', mensagem: '' };
    return route.fulfill({ status: 401, json: { erro } });
  });
}

const isRefresh = (request: Request) => request.postData()?.includes('"refresh_token"') ?? false;

/**
 * Holds the refreshes of tabs until all have come: the server accepts a token again for some seconds, and on a busy
 * machine the last tab would be too late.
 */
async function refreshAtOnce(context: BrowserContext, count: number): Promise<void> {
  let asked = 0;
  const { promise: all, resolve: letGo } = Promise.withResolvers<void>();
  await context.route('**/api/oauth/token', async (route) => {
    if (!isRefresh(route.request())) return route.continue();
    asked += 1;
    if (asked === count) letGo();
    await all;
    return route.continue();
  });
}

/** Opens a tab like an old browser's, or a frozen one: it neither waits for the others nor hears them. */
async function openAlone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  return page;
}

test('ten tabs that refresh at once stay signed in, half of them on their own @one-size @long', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=/meupergamum');
  await waitForHydration(page);
  await page.getByRole('switch', { name: /^Manter-me conectado/ }).check();
  await page.getByLabel('Usuário', { exact: true }).fill('professor');
  await page.getByLabel('Senha', { exact: true }).fill('estante-demonstracao');
  const entering = page.waitForRequest('**/api/pessoas');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  const first = (await entering).headers()['authorization'] ?? '';
  await expect(page.getByRole('heading', { name: 'Olá, Joaquim Valadares' })).toBeVisible();
  await page.goto('about:blank');

  await refuseFirstToken(context, first);
  await refreshAtOnce(context, refreshes);
  const refreshed: number[] = [];
  context.on('response', (response) => {
    if (isRefresh(response.request())) refreshed.push(response.status());
  });
  const opened = await Promise.all(
    Array.from({ length: tabs }, (_, at) =>
      at % 2 === 0 ? context.newPage() : openAlone(context),
    ),
  );
  await Promise.all(opened.map((tab) => tab.goto('/meupergamum')));
  for (const tab of opened) {
    await expect(tab.getByRole('heading', { name: 'Olá, Joaquim Valadares' })).toBeVisible();
    await expect(tab.getByText('A sessão expirou.')).toHaveCount(0);
    // The list that the page asks for was answered with the new token.
    await expect(tab.getByRole('listitem').filter({ hasText: 'Biblioteca Central' })).toBeVisible();
  }
  expect(refreshed).toEqual(Array(refreshes).fill(200));
});
