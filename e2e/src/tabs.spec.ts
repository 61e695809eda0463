import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './quiet-page.ts';

test.use({ refusals: /a status of 401/ });
test.skip(({ isMobile }) => isMobile, 'the same browser');

const tabs = 10;

/** The first access token is refused from now on, to all tabs at once: when the last has asked. */
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

/** A tab of an old browser, or one that was frozen: it neither waits for the others nor hears them. */
async function openAlone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  return page;
}

test('ten tabs that refresh at once stay signed in, half of them on their own @one-size', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=/meupergamum');
  await hydrated(page);
  await page.getByRole('switch', { name: /^Manter-me conectado/ }).check();
  await page.getByLabel('Usuário', { exact: true }).fill('professor');
  await page.getByLabel('Senha', { exact: true }).fill('estante-demonstracao');
  const entering = page.waitForRequest('**/api/pessoas');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  const first = (await entering).headers()['authorization'] ?? '';
  await expect(page.getByRole('heading', { name: 'Olá, Joaquim Valadares' })).toBeVisible();
  await page.goto('about:blank');

  await refuseFirstToken(context, first);
  const refreshed: Promise<number>[] = [];
  context.on('response', (response) => {
    if (response.request().postData()?.includes('"refresh_token"'))
      refreshed.push(Promise.resolve(response.status()));
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
  // Those that hear each other refresh once; each of the others may, and is given the same.
  expect(refreshed.length).toBeGreaterThan(0);
  expect(refreshed.length).toBeLessThanOrEqual(1 + tabs / 2);
  expect(new Set(await Promise.all(refreshed))).toEqual(new Set([200]));
});
