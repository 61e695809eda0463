import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test('databases are filtered as one types, by area, and stand from A to Z @long', async ({
  page,
}) => {
  await page.goto('/bases-de-dados');
  await waitForHydration(page);
  await expect(page.getByText('22 bases de dados')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('searchbox', { name: 'Nome ou assunto' }).pressSequentially('saude');
  await expect(page).toHaveURL(/\/bases-de-dados\?texto=saude$/);
  await expect(page.getByText('4 bases de dados')).toBeVisible();
  await page.getByRole('combobox', { name: 'Agrupar' }).selectOption('nome');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['B', 'C', 'L', 'P']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['B', 'C', 'L', 'P']);
  await waitForHydration(page);
  await page.getByRole('searchbox').fill('xyz');
  await expect(page.getByText('Nenhuma base de dados encontrada')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByText('22 bases de dados')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a database opens in a window of its own, told by its link @one-size @long', async ({
  page,
}) => {
  await page.goto('/bases-de-dados?texto=pubmed');
  const link = page.getByRole('link', { name: 'PubMed (abre em nova janela)' });
  await expect(link).toHaveAttribute('href', 'https://pubmed.ncbi.nlm.nih.gov');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the keyboard alone reaches the filters and then the databases @one-size @long', async ({
  page,
}) => {
  await page.goto('/bases-de-dados');
  await waitForHydration(page);
  await page.getByRole('searchbox').focus();
  for (const name of ['Área', 'Agrupar']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /NASA ADS/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters @one-size @long', async ({ page }) => {
    await page.goto('/bases-de-dados');
    await page.getByRole('searchbox').fill('teses');
    await page.getByRole('combobox', { name: 'Área' }).selectOption('Multidisciplinar');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([/BDTD/]);
  });
});
