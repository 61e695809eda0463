import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const main = 'main';

test('the front page shows covers before counts, eight kinds before all @long', async ({
  page,
}) => {
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
  const libraries = page.locator('section:has(> h2:text-is("Bibliotecas")) > ul > li');
  await expect(libraries.first()).toContainText(/Aberta agora até|Fechada · abre/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('who is signed in finds on the front page what is due and what is ready @long', async ({
  page,
}) => {
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
  { tag: '@long' },
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

test('each result has its call number, one that is out a hold; the list has the year too @long', async ({
  page,
}) => {
  await page.goto('/?q=machado&filtro=T:book');
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
  'on a phone results begin in the first third, and suggestions are as wide as the page @long',
  { tag: '@narrow' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'of a narrow page');
    await page.goto('/?q=machado');
    await waitForHydration(page);
    const count = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(count?.y).toBeLessThan(844 / 3);
    await expect(page.getByLabel('Buscar em', { exact: true })).toBeHidden();
    await page.getByRole('combobox', { name: /Buscar por/ }).fill('salvar o f');
    // Authors are shown, to tell titles alike apart.
    await expect(
      page.getByRole('option', { name: /^Salvar o fogo.*Vieira/ }).first(),
    ).toBeVisible();
    const list = await page.getByRole('listbox').boundingBox();
    const form = await page.getByRole('search').boundingBox();
    expect(list?.width).toBeCloseTo(form?.width ?? 0, 0);
  },
);

test(
  'editions of a work are one line where one likes, with the way to each and to all',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await page.goto('/?q=dom%20casmurro');
    await waitForHydration(page);
    if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
    const place = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    await place.getByRole('switch', { name: 'Agrupar edições' }).check();
    await expect(page).toHaveURL(/agrupar=obra/);
    if (isMobile) await page.getByRole('button', { name: /Ver resultados/ }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^\d+ obras? · \d+ títulos$/);
    const work = page.getByRole('article').filter({ hasText: / edições: 2016, / });
    await expect(work).toHaveCount(1);
    await expect(work.getByRole('link', { name: 'Dom Casmurro, 1899' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const [editions] = /^\d+/.exec((await work.getByText(/ edições: /).textContent()) ?? '') ?? [];
    await work.getByRole('link', { name: /^Ver todas/ }).click();
    await expect(heading).toHaveText(`${editions} títulos`);
    await expect(page.getByRole('link', { name: /Edições de Dom Casmurro$/ })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(/^\d+ obras? /);
  },
);

test('editions are grouped without scripts too @one-size @long', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/?q=dom%20casmurro');
  await page.getByRole('link', { name: 'Agrupar edições' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ obras? · \d+ títulos$/);
  await page.getByRole('link', { name: 'Mostrar cada edição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ títulos$/);
  await page.close();
});
