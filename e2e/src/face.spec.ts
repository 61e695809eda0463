import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const main = 'main';

test(
  'the front page shows covers before counts, eight kinds before all',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const headings = page.getByRole(main).getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText('Novas aquisições');
    await expect(headings.nth(1)).toHaveText('Mais emprestados nos últimos 30 dias');
    await expect(headings.nth(2)).toHaveText('Para ler com as crianças');
    await expect(headings.filter({ hasText: 'Explorar por tipo de obra' })).toHaveCount(1);
    const kinds = page
      .getByRole(main)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Explorar por tipo de obra' }) });
    await expect(kinds.getByRole('link')).toHaveCount(8);
    await kinds.getByText('Ver todos os tipos de obra').click();
    expect(await kinds.getByRole('link').count()).toBeGreaterThan(8);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test('who is signed in finds on the front page what is due and what is ready', async ({ page }) => {
  await signIn(page, 'aluna', '/');
  const own = page
    .getByRole(main)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'O que é seu agora' }) });
  await expect(own.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/meupergamum\/emprestimo/);
});

test(
  'six tabs stand in the row, the others behind one word; the one that is open always stands there',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?q=brasil');
    await waitForHydration(page);
    const tabs = page.getByRole('navigation', { name: 'Tipos de busca' });
    await expect(tabs.getByRole('link')).toHaveCount(6);
    await tabs.getByTitle('Mais').click();
    await tabs.getByRole('link', { name: 'Normas' }).click();
    await expect(page).toHaveURL('/normas?q=brasil');
    await expect(tabs.getByRole('link', { name: 'Normas' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(tabs.getByRole('link')).toHaveCount(6);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test('each result has its call number, one that is out a hold; the list has the year too', async ({
  page,
}) => {
  await page.goto('/?q=&filtro=T:book');
  await waitForHydration(page);
  const rows = page.getByRole(main).getByRole('article');
  await expect(rows.first()).toContainText(/\d{3}(\.\d+)? [A-Z]\d/);
  await page.goto('/?q=mulheres%2C%20ra%C3%A7a%20e%20classe');
  await waitForHydration(page);
  await rows
    .getByRole('link', { name: /^Reservar: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/acervo\/\d+\/reserva$/);
  await page.goto('/?q=machado&exibicao=L');
  await expect(rows.first()).toContainText(/\d{4}\s*\d{3}(\.\d+)? [A-Z]\d/);
  await expectAccessible(page);
});

test(
  'on a phone results begin in the first third, and suggestions are as wide as the page',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'of a narrow page');
    await page.goto('/?q=machado');
    await waitForHydration(page);
    const count = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(count?.y).toBeLessThan(844 / 3);
    await expect(page.getByLabel('Buscar em', { exact: true })).toBeHidden();
    await page.getByRole('combobox', { name: /Buscar por/ }).fill('salvar o f');
    // With who wrote it, as titles alike are told apart.
    await expect(
      page.getByRole('option', { name: /^Salvar o fogo.*Vieira/ }).first(),
    ).toBeVisible();
    const list = await page.getByRole('listbox').boundingBox();
    const form = await page.getByRole('search').boundingBox();
    expect(list?.width).toBeCloseTo(form?.width ?? 0, 0);
  },
);
