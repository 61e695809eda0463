import { activities, featurePlaces } from '@estante/contract/plain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, waitForHydration, test } from './quiet-page.ts';
import { inDatabase, switchActivity } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Runs serially and alone: it switches off what other tests count on. */
test.describe.configure({ mode: 'serial' });
test.use({ refusals: /a status of (403|422)/ });

/** Whether a feature is on; a feature without a row is on. */
async function isOn(feature: number | string): Promise<boolean> {
  return inDatabase(async (db) => {
    const row =
      typeof feature === 'number'
        ? db.selectFrom('activity').select('enabled').where('code', '=', feature)
        : db.selectFrom('search_tab').select('enabled').where('code', '=', feature);
    return (await row.executeTakeFirst())?.enabled ?? true;
  });
}

async function put(feature: number | string, enabled: boolean): Promise<void> {
  if (typeof feature === 'number') return switchActivity(feature, enabled);
  await inDatabase((db) =>
    db.updateTable('search_tab').set({ enabled }).where('code', '=', feature).execute(),
  );
}

/** Switches features off while an act runs, and then restores them. */
async function without(
  features: readonly (number | string)[],
  act: () => Promise<void>,
): Promise<void> {
  const before = await Promise.all(
    features.map(async (feature) => ({ feature, enabled: await isOn(feature) })),
  );
  for (const feature of features) await put(feature, false);
  try {
    await act();
  } finally {
    for (const { feature, enabled } of before) await put(feature, enabled);
  }
}

const pagesOf = (pages: readonly string[], title: number) =>
  pages.map((page) => page.replace(/^\./, `/acervo/${title}`));

/** Title that has pages of every kind. */
async function aTitle(request: APIRequestContext): Promise<number> {
  const { acervos } = (await (await request.get('/api/consulta?q=dom+casmurro')).json()) as {
    acervos: { cod_acervo: number }[];
  };
  return acervos[0]?.cod_acervo ?? 0;
}

const statuses = (request: APIRequestContext, addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => `${address} ${(await request.get(address)).status()}`),
  );

/** Links of a page as the server sends it. */
const hrefsIn = (sent: string) =>
  Array.from(sent.matchAll(/\shref="(\/[^"]*)"/g), ([, href = '']) => href.replace(/\?.*/, ''));

/** Links of a page that stay on this site. */
const hrefs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .map((link) => new URL(link.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

test('without a feature its pages are not found, and no page as it is sent leads there @long', async ({
  request,
}) => {
  const title = await aTitle(request);
  for (const { feature, pages } of featurePlaces) {
    await without([feature], async () => {
      const gone = pagesOf(pages, title);
      expect(await statuses(request, gone)).toEqual(gone.map((address) => `${address} 404`));
      for (const address of ['/', `/acervo/${title}`]) {
        const sent = await (await request.get(address)).text();
        expect(hrefsIn(sent).filter((href) => gone.includes(href))).toEqual([]);
        // An unreadable page has no links either.
        expect(hrefsIn(sent)).toContain('/');
      }
    });
  }
});

/** Fetches again once the page is hydrated. */
for (const { feature, pages } of featurePlaces) {
  test(`without ${feature} nothing leads to ${pages[0]}`, { tag: '@long' }, async ({ page }) => {
    const title = await aTitle(page.request);
    await without([feature], async () => {
      const gone = pagesOf(pages, title);
      expect(await statuses(page.request, gone)).toEqual(gone.map((address) => `${address} 404`));
      for (const address of ['/', `/acervo/${title}`]) {
        await page.goto(address);
        await waitForHydration(page);
        expect((await hrefs(page)).filter((href) => gone.includes(href))).toEqual([]);
      }
    });
  });
}

test('without a page of the personal area its menu has no entry for it @long', async ({ page }) => {
  const ofArea = featurePlaces.filter(({ pages }) =>
    pages.some((address) => address.startsWith('/meupergamum/')),
  );
  const some = ofArea.filter(({ feature }) => feature !== activities.personalArea);
  await without(
    some.map(({ feature }) => feature),
    async () => {
      await signIn(page, 'aluna', '/meupergamum');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const gone = some.flatMap(({ pages }) => pages);
      expect((await hrefs(page)).filter((href) => gone.includes(href))).toEqual([]);
      await page.goto('/meupergamum/debito');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await expectAccessible(page);
    },
  );
});

test('without the personal area nobody is led there, and staff go on @long', async ({ page }) => {
  await without([activities.personalArea], async () => {
    await signIn(page, 'aluna', '/');
    expect((await hrefs(page)).filter((href) => href.startsWith('/meupergamum'))).toEqual([]);
    expect((await page.goto('/meupergamum/debito'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  });
});
