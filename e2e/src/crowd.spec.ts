import { setTimeout as delay } from 'node:timers/promises';
import { createApplicationFolder } from '@estante/test-support';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';

test.use({ refusals: /a status of 429/ });

test('a browser past the cap does its work and opens the page by itself @one-size @long', async ({
  page,
}) => {
  await using folder = await createApplicationFolder('embedded');
  // A reading room whose computers are counted as anybody else's are.
  const { address } = await folder.start({ UNLIMITED_NETWORKS: '' });
  const over = new AbortController();
  /** Requests pages from within it without end. */
  const flood = async () => {
    while (!over.signal.aborted) {
      await fetch(address, { headers: { accept: 'text/html' } }).catch(() => {});
      // Far past the cap; the processors are left to the others.
      await delay(100);
    }
  };
  const flooding = [flood(), flood(), flood(), flood()];
  try {
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/passe/desafio', async (route) => {
      // Simulates a slow line, so that the page can be looked at.
      await asked.promise;
      await route.continue();
    });
    await expect(async () => {
      const answer = await page.goto(`${address}/?q=`);
      expect(answer?.status()).toBe(429);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um instante');
    await expect(page.getByRole('status')).toContainText('a página abre sozinha em instantes');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);

    asked.resolve();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page).toHaveURL(`${address}/?q=`);
    // The next request comes at once, while the flood goes on.
    const next = await page.goto(`${address}/bases-de-dados`);
    expect(next?.status()).toBe(200);
    await waitForHydration(page);
    await page.goto('about:blank');
  } finally {
    over.abort();
    await Promise.all(flooding);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page past the cap says what to do @one-size @long', async ({ page }) => {
    await using folder = await createApplicationFolder('embedded');
    const { address } = await folder.start({ UNLIMITED_NETWORKS: '' });
    await expect(async () => {
      const all = Array.from({ length: 60 }, () =>
        fetch(address, { headers: { accept: 'text/html' } }),
      );
      await Promise.all(all);
      expect((await page.goto(`${address}/?q=`))?.status()).toBe(429);
    }).toPass();
    const said = page.getByRole('status');
    await expect(said).toHaveText(/Aguarde \d+ segundos? e carregue a página de novo\.$/);
    const again = page.getByRole('link', { name: 'Carregar a página de novo' });
    await expect(async () => {
      await again.click({ timeout: 5000 });
      await expect(page.getByRole('search')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.goto('about:blank');
  });
});
