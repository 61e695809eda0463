import { expect, expectAccessible, expectNoSideScroll, hydrated, test } from './quiet-page.ts';

test('a title has tabs that are addresses, walked with links and Back', async ({ page }) => {
  await page.goto('/acervo/1');
  await hydrated(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const tabs = page.getByRole('navigation', { name: 'Páginas deste título' });
  const first = tabs.getByRole('link', { name: 'Descrição' });
  await expect(first).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Ao lado, na estante' })).toBeVisible();
  await expectAccessible(page);
  await tabs.getByRole('link', { name: 'Exemplares' }).click();
  await expect(page).toHaveURL('/acervo/1/exemplares');
  await expect(page).toHaveTitle(`Exemplares · ${name} · Estante`);
  await page.getByRole('link', { name: /^Biblioteca Central/ }).click();
  await expect(page).toHaveURL(/cod_unidade=\d+/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Biblioteca Central']);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await tabs.getByRole('link', { name: 'Estatísticas' }).click();
  // Its own page has been opened: by this test at least.
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/dados-estatisticos\?ano=\d{4}$/);
  await expect(page.getByRole('rowheader', { name: 'dezembro' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/cod_unidade=\d+/);
});

test('a sub-page that is off, or is none, is answered with 404', async ({ page }) => {
  const off = await page.goto('/acervo/1/reserva');
  expect(off?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Descrição' }).last().click();
  await expect(page).toHaveURL('/acervo/1');
  expect((await page.goto('/acervo/1/nada'))?.status()).toBe(404);
});
