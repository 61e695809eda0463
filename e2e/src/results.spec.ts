import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Tipos de busca' });

test('the field to search in goes along with what is typed @one-size @long', async ({ page }) => {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await page.getByLabel('Buscar em', { exact: true }).selectOption('autor');
  await expect(page).toHaveURL('/?q=brasil');
  await page.getByRole('combobox', { name: /Buscar por/ }).fill('machado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=machado&indice=autor');
  await expect(page).toHaveTitle(/^Autor: machado/);
  await page.goBack();
  await expect(page.getByLabel('Buscar em', { exact: true })).toHaveValue('livre');
});

test('an address with a blank box asks for everything @one-size @long', async ({ page }) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(/^\d\.\d{3} títulos$/);
});

test('thousands are set apart as the language does @one-size @long', async ({ page }) => {
  for (const [language, shape] of [
    ['en', /^\d,\d{3} titles$/],
    ['es', /^\d\.\d{3} títulos$/],
  ] as const) {
    await page.goto(`/?q=&lng=${language}`);
    await expect(heading(page)).toHaveText(shape);
  }
});

test('the number of titles is said when an answer comes @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  await page.getByRole('combobox', { name: /Buscar por/ }).fill('brasil');
  await page.keyboard.press('Enter');
  await expect(said(/^\d+ títulos$/)).toHaveCount(1);
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  const before = await page
    .getByRole('status')
    .filter({ hasText: /títulos/ })
    .textContent();
  const facets = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
  await facets.getByRole('checkbox', { name: /^Mapa/ }).check();
  await expect(page).toHaveURL(/filtro=T%3Amap/);
  await expect(said(/^\d+ títulos?$/)).toHaveCount(1);
  await expect(said(/^\d+ títulos?$/)).not.toHaveText(before ?? '');
  await expect(facets.getByRole('checkbox', { name: /^Mapa/ })).toBeFocused();
});

test('Back from a title brings the place and the selection back @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  const boxes = page.getByRole('checkbox', { name: /^Selecionar: / });
  await boxes.nth(14).check();
  const title = page.getByRole('listitem').getByRole('heading').getByRole('link').nth(14);
  await title.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await title.click();
  await expect(page).toHaveURL(/\/acervo\/\d+/);
  await page.goBack();
  await expect(boxes.nth(14)).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.reload();
  await waitForHydration(page);
  await expect(title).toBeInViewport();
});

test('a page that wakes before the browser has brought its place back has it too @one-size @long', async ({
  page,
}) => {
  // Simulates the router taking over before the browser has scrolled there.
  await page.addInitScript(() => (history.scrollRestoration = 'manual'));
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  const title = page.getByRole('listitem').getByRole('heading').getByRole('link').nth(14);
  await title.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('where a title is, the library that was chosen is named first @one-size @long', async ({
  page,
}) => {
  const libraries = (await (await page.request.get('/api/unidade-informacao')).json()) as {
    cod_biblioteca: number;
    desc_biblioteca: string;
  }[];
  const library = libraries.find(({ desc_biblioteca }) => /Pública/.test(desc_biblioteca));
  await page.goto(`/?q=machado&filtro=B:${library?.cod_biblioteca}`);
  const lines = page.getByText(/^Disponível: /);
  await expect(lines.filter({ hasText: library?.desc_biblioteca ?? '' }).first()).toBeVisible();
});

test('what is at the reader’s own library is told so, also when they come back @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=machado');
  await waitForHydration(page);
  const mine = page.getByLabel('Minha biblioteca');
  await expect(mine).toHaveValue('');
  const atMine = page.getByText(/^Disponível na sua biblioteca/);
  await expect(atMine).toHaveCount(0);
  await mine.selectOption('Biblioteca Central');
  await expect(atMine.first()).toBeVisible();
  await page.reload();
  await expect(atMine.first()).toBeVisible();
  await expectAccessible(page);
  // A patron who has chosen none gets their own library.
  await page.evaluate(() => localStorage.removeItem('estante.biblioteca'));
  await signIn(page, 'aluna', '/?q=machado');
  await expect(mine).not.toHaveValue('');
  await mine.selectOption('Nenhuma escolhida');
  await expect(atMine).toHaveCount(0);
});

test('new acquisitions are covers with the day they came, newest first @one-size @long', async ({
  page,
}) => {
  await page.goto('/novas-aquisicoes');
  await expect(page.getByRole('radio', { name: 'Capas' })).toBeChecked();
  await expect(page.getByText(/^Incluído em \d+ de /)).toHaveCount(20);
  await page.goto('/periodicos');
  await expect(page.getByText(/^Incluído em/)).toHaveCount(0);
});

test('new acquisitions are narrowed to when they came, in the address @one-size @long', async ({
  page,
}) => {
  const periods = page.getByRole('region', { name: 'Quando chegaram ao acervo' });
  await page.goto('/novas-aquisicoes?inclusao_ini=2026-13-40');
  await expect(periods.getByText(/não existe/)).toBeVisible();
  await page.goto('/novas-aquisicoes');
  await waitForHydration(page);
  const month = periods.getByRole('link', { name: /^Último mês \d/ });
  const said = `${/\d+$/.exec(await month.innerText())?.[0]} títulos`;
  await month.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/novas-aquisicoes?periodo=mes');
  await expect(heading(page)).toHaveText(said);
  await expect(month).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await periods.getByText('Outro período').click();
  await periods.getByLabel('Incluídos desde').fill('2020-12-31');
  await periods.getByLabel('Incluídos até').fill('2020-01-01');
  await periods.getByLabel('Incluídos até').press('Enter');
  await expect(periods.getByText(/A data final, [^-]*2020, é anterior/)).toBeVisible();
  await periods.getByLabel('Incluídos desde').fill('2019-01-01');
  await periods.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/novas-aquisicoes?inclusao_ini=2019-01-01&inclusao_fim=2020-01-01');
  await expect(page.getByText(/^Incluído em .+ de 2019/).first()).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^Incluído em .+ de 2019/).first()).toBeVisible();
  await expect(periods.getByLabel('Incluídos até')).toHaveValue('2020-01-01');
  await page.goBack();
  await expect(page).toHaveURL(/inclusao_ini=2020-12-31/);
  await page.goBack();
  await expect(month).toHaveAttribute('aria-current', 'true');
  await expect(heading(page)).toHaveText(said);
});

test('by the keyboard all titles of a page go to the basket, the filters left out @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=machado');
  await waitForHydration(page);
  await heading(page).focus();
  // Skips the reader's library.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar por')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular os filtros' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Selecionar todos desta página')).toBeFocused();
  await page.keyboard.press('Space');
  // Skips the button for saving.
  const add = page.getByRole('button', { name: 'Adicionar à cesta' }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(add).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: '20 títulos adicionados à cesta' });
  await expect(said).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Ver a cesta' })).toBeFocused();
});

test('words that nothing has together are offered one by one @one-size @long', async ({ page }) => {
  await page.goto('/?q=casmurro+xyzzyq');
  await page.getByRole('link', { name: 'Qualquer uma das palavras' }).click();
  await expect(page).toHaveURL('/?q=casmurro+%7C+xyzzyq');
  await expect(heading(page)).toHaveText(/^[1-9]/);
});

test(
  'tabs are gone along with the arrow keys, the current one in sight',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/periodicos');
    await waitForHydration(page);
    await expect(tabs(page).getByRole('link', { name: 'Periódicos' })).toBeInViewport({ ratio: 1 });
    await tabs(page).getByRole('link', { name: 'Busca geral' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page).getByRole('link', { name: 'Avançada' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs(page).getByRole('link').first()).toBeFocused();
    await expectNoSideScroll(page);
  },
);

test('on paper stand the search, its filters and the day @one-size @long', async ({ page }) => {
  await page.goto('/?q=machado&indice=autor&filtro=I:por');
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Busca geral · Autor: machado')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Idioma: português' })).toBeVisible();
  await expect(page.getByText(/^\d+ de \w+ de 20\d\d/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Buscar por/ })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Selecionar/ }).first()).toBeHidden();
});

test(
  'a filter that fails says so, and the filters stay to be ticked @long',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/?q=brasil');
    await waitForHydration(page);
    if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
    const facets = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    const map = facets.getByRole('checkbox', { name: /^Mapa/ });
    await page.route('**/api/consulta?*', (route) =>
      route.fulfill({
        status: 503,
        json: { erro: { codigo: 'ServicoIndisponivel', mensagem: '' } },
      }),
    );
    await map.check();
    if (isMobile) {
      const leave = facets.getByRole('button', {
        name: 'Ver resultados (A busca não pôde ser feita)',
      });
      await expect(map).toBeFocused();
      await leave.click();
    } else {
      await expect(page.getByRole('alert').filter({ hasText: 'A busca não pôde' })).toBeVisible();
      await expect(map).toBeFocused();
      await expect(map).toBeChecked();
    }
    const chips = page.getByRole('list', { name: 'Filtros escolhidos' });
    await expect(chips).toContainText('Mapa');
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole('combobox', { name: /Buscar por/ })).toHaveValue('brasil');
    await page.unroute('**/api/consulta?*');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(heading(page)).toHaveText(/^\d+ títulos?$/);
    await expect(heading(page)).toBeFocused();
    await expect(chips).toContainText('Mapa');
  },
);

test(
  'who reads on while the scripts and the letters load stays where they are @long',
  { tag: '@phone' },
  async ({ page }) => {
    const { promise: come, resolve: comeNow } = Promise.withResolvers<void>();
    await page.route(/\.(js|woff2)$/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto('/?q=brasil', { waitUntil: 'commit' });
    const read = page.getByRole('listitem').getByRole('heading').nth(15);
    await read.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const place = await topOf(read);
    comeNow();
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    // The fallback font has the metrics of the real one: one of some hundred lines (26.5 px) may break elsewhere, where
    // a word reaches the very edge.
    expect(Math.abs((await topOf(read)) - place)).toBeLessThan(27);
  },
);

function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

test(
  'where nothing is found, what comes near is shown with its titles',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/?q=dom%20casmuro');
    await waitForHydration(page);
    const near = page.getByRole('region', { name: 'Você quis dizer dom casmurro?' });
    await expect(near.getByRole('link', { name: /Dom Casmurro/ }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Qualquer uma das palavras' })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await near.getByRole('link', { name: 'Você quis dizer dom casmurro?' }).click();
    await expect(page).toHaveURL('/?q=dom+casmurro');
  },
);

test('what counts for nothing in an address is said over the results @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=***&filtro=Q:1&filtro=T:book');
  const main = page.getByRole('main');
  await expect(main.getByText('O filtro “Q:1” não existe e ficou fora da busca.')).toBeVisible();
  await expect(main.getByText('“***” não tem letras nem números')).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  await main.getByRole('searchbox').or(main.locator('input[name="q"]')).first().fill('casa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=casa/);
  await expect(main.getByText(/ficou fora da busca/)).toHaveCount(0);
});
