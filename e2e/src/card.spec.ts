import type { Page } from '@playwright/test';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test as base,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const address = '/meupergamum/cartao';

/** Message of the browser itself that nothing was loaded, without a network. */
const withoutNetwork = /ERR_(INTERNET_DISCONNECTED|FAILED)/;
/** Refusals in the console; also a call that was under way when its reader signed out. */
const refusals = new RegExp(`${withoutNetwork.source}|a status of 401`);
const test = base.extend({ refusals });

async function keepCard(page: Page): Promise<void> {
  await expect(page.getByText('abre também sem rede')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

const keptHere = (page: Page) => page.evaluate(() => caches.keys());

test('the card has the codes of the login, and is read with the network cut', async ({
  page,
  context,
}) => {
  await signIn(page, 'aluna', address, { isKept: true });
  const card = page.getByRole('article', { name: /./ });
  await expect(card.getByRole('img', { name: 'Código de barras' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Sua biblioteca' })).toBeVisible();
  await keepCard(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const [due, bars] = await Promise.all([
    card.getByRole('listitem').first().textContent(),
    card.locator('svg path').first().getAttribute('d'),
  ]);

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText('o aparelho está sem rede')).toBeVisible();
  await expect(page.getByText('aluna', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toHaveText(due ?? '');
  await expect.poll(() => page.locator('svg path').first().getAttribute('d')).toBe(bars);
  expect(await page.locator('script').count()).toBe(0);
  await expectNoSideScroll(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar com a rede' }).click();
  await waitForHydration(page);
  await expect(page.getByText('abre também sem rede')).toBeVisible();
});

test('who signs out leaves nothing, and who signs in next finds nothing @one-size', async ({
  page,
  context,
}) => {
  await signIn(page, 'aluna', address, { isKept: true });
  await keepCard(page);
  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptHere(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(withoutNetwork);
  await context.setOffline(false);

  const other = await aPerson();
  await signIn(page, other.username, '/meupergamum', { password: other.password });
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(withoutNetwork);
});

test('it goes when another signs in, and when the session ends elsewhere @one-size', async ({
  page,
}) => {
  await signIn(page, 'aluna', address, { isKept: true });
  await keepCard(page);
  const other = await aPerson();
  await signIn(page, other.username, '/meupergamum', { password: other.password });
  await expect.poll(() => keptHere(page)).toEqual([]);

  // Works like another tab: an open page would write its session again.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, other.username, address, { password: other.password, isKept: true });
  await keepCard(page);
  await page.evaluate(() => localStorage.removeItem('estante.session'));
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => keptHere(page)).toEqual([]);
});

test('of a session that ends with the browser nothing is kept @one-size', async ({ page }) => {
  await signIn(page, 'aluna', address);
  await expect(page.getByText('Para que a carteira abra sem rede')).toBeVisible();
  expect(await keptHere(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Pedir um token' })).toBeVisible();
});

test('past its term the kept card is not shown @one-size', async ({ page, context }) => {
  await signIn(page, 'aluna', address, { isKept: true });
  await keepCard(page);
  await page.evaluate(async (at) => {
    const cache = await caches.open('estante-card');
    const kept = await cache.match(at);
    const headers = new Headers(kept?.headers);
    headers.set('x-card-until', '2020-01-01T00:00:00.000Z');
    await cache.put(at, new Response(await kept?.text(), { headers }));
  }, address);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(withoutNetwork);
  await context.setOffline(false);
  await page.goto('/robots.txt');
  expect(await keptHere(page)).toEqual([]);
});

for (const [language, title] of [
  ['en', 'Digital card'],
  ['es', 'Carné digital'],
] as const) {
  test(`in ${language} it has its words @one-size @long`, async ({ page }) => {
    await signIn(page, 'aluna', address, { language, isKept: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  });
}
