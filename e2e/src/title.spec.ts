import { expect, expectAccessible, expectNoSideScroll, hydrated, test } from './quiet-page.ts';

test('a title has tabs that are addresses, walked with the keyboard and Back', async ({ page }) => {
  await page.goto('/acervo/1');
  await hydrated(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const tabs = page.getByRole('navigation', { name: 'Páginas deste título' });
  await expect(tabs.getByRole('link', { name: 'Descrição' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Exemplares' }).click();
  await expect(page).toHaveURL('/acervo/1/exemplares');
  await expect(page).toHaveTitle(`Exemplares · ${name} · Estante`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/acervo/1');
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible();
});

test('a sub-page that is not there is answered with 404, and leads to the title', async ({
  page,
}) => {
  const answer = await page.goto('/acervo/1/nada');
  expect(answer?.status()).toBe(404);
});
