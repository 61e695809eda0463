import { expect, expectNoSideScroll, test } from './quiet-page.ts';

test('the page of the calls shows the document that is published, and nobody else’s bar @long', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Estante/ })).toBeVisible();
  await expect(page.locator('[id^="operations-"]').first()).toBeVisible();
  await expect(page.locator('.topbar')).toHaveCount(0);
  await expect(page.locator('img')).toHaveCount(0);
  expect(loaded.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
    '/api/docs',
    '/api/docs/static/start.js',
    '/api/docs/static/swagger-ui-bundle.js',
    '/api/docs/static/swagger-ui.css',
    '/api/openapi.json',
  ]);
  await expectNoSideScroll(page);
});
