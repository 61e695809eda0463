import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

/** Facets: a column, or on a phone a sheet, which is opened. */
async function facetsOf(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary');
  await page.getByRole('button', { name: 'Filtros' }).click();
  return page.getByRole('dialog');
}

const group = (facets: Locator, name: string) =>
  facets.locator('details').filter({ has: facets.page().locator('summary', { hasText: name }) });

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filtros escolhidos', includeHidden: true });

test('an author is found within the facet and ticked @long', async ({ page, isMobile }) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  const authors = group(await facetsOf(page, isMobile), 'Autor');
  const box = authors.getByRole('searchbox', { name: 'Buscar em Autor' });
  await box.fill('a');
  await expect(authors.getByText('Os primeiros 20 valores')).toBeVisible();
  await box.fill('lispector');
  await expect(authors.getByText('1 valor', { exact: true })).toBeVisible();
  await expect(authors.getByRole('checkbox')).toHaveCount(1);
  await authors.getByRole('checkbox', { name: /Lispector, Clarice/ }).check();
  await expect(page).toHaveURL(/filtro=A%3A\d+/);
  await expect(box).toHaveValue('lispector');
  await box.fill('zzzz');
  await expect(authors.getByText('Nenhum valor com este nome')).toBeVisible();
  await box.clear();
  await expect(authors.getByRole('checkbox', { name: /Lispector, Clarice/ })).toBeChecked();
});

test('a value that has a name of the application is found by it @one-size @long', async ({
  page,
}) => {
  const answer = await page.request.get('/api/consulta/filtros?tipo=B&search_text=infanto');
  const names = ((await answer.json()) as { descricao: string }[]).map((one) => one.descricao);
  expect(names).toEqual([expect.stringMatching(/Infantojuvenil/)]);
});

test('more values are shown step by step @one-size @long', async ({ page, isMobile }) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  const authors = group(await facetsOf(page, isMobile), 'Autor');
  await expect(authors.getByRole('checkbox')).toHaveCount(6);
  const more = authors.getByRole('button', { name: 'Mostrar mais' });
  await more.click();
  await expect(authors.getByRole('checkbox')).toHaveCount(20);
  await more.click();
  await expect(authors.getByRole('checkbox')).toHaveCount(100);
  await expect(authors.getByText(/^Há mais [\d.]+: busque pelo nome\.$/)).toBeVisible();
  const fewer = authors.getByRole('button', { name: 'Mostrar menos' });
  await expect(fewer).toBeFocused();
  await fewer.click();
  await expect(authors.getByRole('checkbox')).toHaveCount(6);
});

test('values that cannot be searched say so, and the rest of the page works on @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  await page.route('**/api/consulta/filtros?*', (route) =>
    route.fulfill({ status: 503, json: { erro: { codigo: 'ServicoIndisponivel', mensagem: '' } } }),
  );
  const authors = group(await facetsOf(page, isMobile), 'Autor');
  await authors.getByRole('searchbox').fill('lispector');
  await expect(authors.getByText('Os valores não puderam ser buscados.')).toBeVisible();
  await page.unroute('**/api/consulta/filtros?*');
  await authors.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(authors.getByRole('checkbox', { name: /Lispector, Clarice/ })).toBeVisible();
});

test('groups stay as the reader left them @one-size @long', async ({ page, isMobile }) => {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  const facets = await facetsOf(page, isMobile);
  await group(facets, 'Biblioteca').locator('summary').click();
  await group(facets, 'Assunto').locator('summary').click();
  await page.goto('/?q=historia');
  await waitForHydration(page);
  const again = await facetsOf(page, isMobile);
  await expect(group(again, 'Biblioteca')).not.toHaveAttribute('open');
  await expect(group(again, 'Assunto')).toHaveAttribute('open');
  await expect(group(again, 'Tipo de obra')).toHaveAttribute('open');
});

test('groups remembered by something else are as at first @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => localStorage.setItem('estante.facets', '{"B":"não"'));
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await expect(group(await facetsOf(page, isMobile), 'Biblioteca')).toHaveAttribute('open');
});

test(
  'years are chosen by handles with the keyboard, and the focus stays',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await page.goto('/?q=');
    await waitForHydration(page);
    const years = group(await facetsOf(page, isMobile), 'Ano');
    const first = years.getByRole('slider', { name: 'Primeiro ano' });
    await first.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const from = (await first.getAttribute('aria-valuetext')) ?? '';
    expect(from).toMatch(/^20\d0$/);
    await expect(page).toHaveURL(new RegExp(`filtro=Y%3A${from}-$`));
    await expect(chips(page)).toContainText(`desde ${from}`);
    await expect(first).toBeFocused();
    await expect(years.getByRole('spinbutton', { name: 'De' })).toHaveValue(from);
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/filtro/);
    await expect(first).toBeFocused();
  },
);

test('years are brushed with the pointer @one-size @long', async ({ page, isMobile }) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  const years = group(await facetsOf(page, isMobile), 'Ano');
  const bars = years.locator('svg').last();
  await bars.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await bars.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.5, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/filtro=Y%3A\d{4}-\d{4}$/);
  const [, from, to] = /(\d{4})-(\d{4})$/.exec(page.url()) ?? [];
  await expect(chips(page)).toContainText(`${from}–${to}`);
  await expect(years.getByText(`${from}–${to}`).first()).toBeVisible();
});

test('years are written, in any order, and said in numbers @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  const years = group(await facetsOf(page, isMobile), 'Ano');
  await years.getByRole('spinbutton', { name: 'De' }).fill('1999');
  await years.getByRole('spinbutton', { name: 'Até' }).fill('1990');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filtro=Y%3A1990-1999$/);
  await expect(years.getByRole('spinbutton', { name: 'Até' })).toBeFocused();
  await expect(chips(page)).toContainText('1990–1999');
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  const found = /^\d+ títulos/.exec((await heading.textContent()) ?? '')?.[0];
  await expect(years.getByText(`1990–1999 ${found}`)).toBeVisible();
  const rows = years.getByRole('table', { name: 'Títulos por ano' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(5);
});

test('a year ticked takes the place of a span @one-size @long', async ({ page, isMobile }) => {
  await page.goto('/?q=&filtro=Y:1990-');
  await waitForHydration(page);
  const years = group(await facetsOf(page, isMobile), 'Ano');
  await years
    .getByRole('checkbox', { name: /^20\d\d/ })
    .first()
    .check();
  await expect(page).toHaveURL(/\?q=&filtro=Y%3A20\d\d$/);
});

test('spans in addresses: reversed, open, and of no title @one-size @long', async ({ page }) => {
  for (const [code, name] of [
    ['1999-1990', '1990–1999'],
    ['-1950', 'até 1950'],
    ['2010-', 'desde 2010'],
  ]) {
    await page.goto(`/?q=&filtro=Y:${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
    await expect(chips(page)).toContainText(name ?? '');
  }
  await page.goto('/?q=&filtro=Y:0001-0002&filtro=T:book&indice=titulo');
  await expect(page.getByRole('heading', { name: 'Nenhum título encontrado' })).toBeVisible();
});

test('nothing found offers fewer filters and all fields @one-size @long', async ({ page }) => {
  await page.goto('/?q=machado&indice=isbn_issn&filtro=T:book');
  await waitForHydration(page);
  const offers = page.getByRole('list', { name: 'Tente assim' }).getByRole('link');
  await expect(offers).toHaveText([
    'As mesmas palavras em todos os campos',
    'Sem o filtro Tipo de obra: Livro',
  ]);
  await offers.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
});

test('a chip taken away leads the keyboard to the count @one-size @long', async ({ page }) => {
  await page.goto('/?q=&filtro=T:book&filtro=Y:1990-');
  await waitForHydration(page);
  await chips(page)
    .getByRole('link', { name: /Tipo de obra/ })
    .press('Enter');
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Limpar filtros' }).press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a title that is the only one of its name is suggested with its cover @one-size @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: /Buscar por/ }).pressSequentially('memorial do conv');
  const option = page.getByRole('option', { name: /Memorial do convento/ });
  await expect(option.locator('svg[viewBox="0 0 200 300"]')).toBeVisible();
});

for (const language of ['pt', 'en', 'es']) {
  test(
    `facets in ${language} are accessible and fit their window`,
    { tag: '@long' },
    async ({ page, isMobile }) => {
      await page.goto(`/?q=&filtro=Y:1950-1999&lng=${language}`);
      await waitForHydration(page);
      if (isMobile) {
        await page.getByRole('button', { name: /^(Filtros|Filters)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('dialog').evaluate((dialog) => {
          const moving = dialog.ownerDocument.getAnimations().map(({ finished }) => finished);
          return Promise.all(moving).then(() => null);
        });
      }
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );
}

test(
  'what can be had now is the first filter, and follows the library that is chosen',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await page.goto('/?q=brasil');
    await waitForHydration(page);
    const facets = await facetsOf(page, isMobile);
    const now = facets.getByRole('checkbox', { name: 'Disponível agora' });
    await expect(facets.getByRole('checkbox').first()).toHaveAccessibleName(/Disponível agora/);
    await now.check();
    await expect(page).toHaveURL(/filtro=V%3Aagora/);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const library = group(facets, 'Biblioteca').getByRole('checkbox').first();
    await library.check();
    await expect(page).toHaveURL(/filtro=B%3A\d+/);
    const [asked, found] = [
      new URL(page.url()).search,
      await page.request.get(`/api/consulta${new URL(page.url()).search}`),
    ];
    expect(asked).toContain('V%3Aagora');
    const { acervos } = (await found.json()) as {
      acervos: {
        disponibilidade: { bibliotecas: { cod_biblioteca: number; disponiveis: number }[] };
      }[];
    };
    const code = Number(/B%3A(\d+)/.exec(asked)?.[1]);
    expect(acervos.length).toBeGreaterThan(0);
    for (const { disponibilidade } of acervos)
      expect(
        disponibilidade.bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === code)
          ?.disponiveis,
      ).toBeGreaterThan(0);
    await now.uncheck();
    await expect(page).not.toHaveURL(/V%3A/);
  },
);
