import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test('a search for words finds a title and opens it @one-size', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: /Buscar por/ }).fill('memorias postumas');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/q=memorias\+postumas/);
  await page
    .getByRole('link', { name: /Memórias póstumas de Brás Cubas/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Memórias póstumas');
  await expect(page.getByRole('heading', { name: 'Onde encontrar' })).toBeVisible();
  // A screen reader announces the page's name, once it has come.
  const heard = page.locator('[data-live-announcer] output');
  await expect(heard.filter({ hasText: 'Memórias póstumas' })).toHaveCount(1);
});

test('what is typed is searched for where its suggestions do not come @one-size @long', async ({
  page,
}) => {
  await page.route('**/assets/suggestion-list*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: /Buscar por/ });
  const suggested = page.waitForResponse('**/api/consulta/sugestoes?*');
  await box.pressSequentially('machado de as', { delay: 20 });
  await suggested;
  await expect(box).toHaveValue('machado de as');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=machado\+de\+as/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/título/);
});

test.describe('without a network', () => {
  test.use({ refusals: /net::ERR_INTERNET_DISCONNECTED/ });

  test('a title that cannot be reached is told, and comes with the network @one-size @long', async ({
    page,
    context,
  }) => {
    await page.goto('/acervo/1');
    await waitForHydration(page);
    // The code of such pages is there.
    await page.goto('/?q=machado');
    await waitForHydration(page);
    const title = page.getByRole('article').getByRole('link').first();
    await title.hover();
    await context.setOffline(true);
    await title.click();
    const failed = page.getByRole('alert').filter({ hasText: 'comunicar com o servidor' });
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    // The page recovers by itself.
    await expect(page.getByRole('heading', { name: 'Onde encontrar' })).toBeVisible();
  });
});

test('with and without accents the same titles are found @one-size @long', async ({ page }) => {
  const counts: (string | null)[] = [];
  for (const q of ['sertões', 'sertoes', 'SERTÕES']) {
    await page.goto(`/?q=${encodeURIComponent(q)}`);
    counts.push(await page.getByRole('heading', { level: 1 }).textContent());
  }
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toMatch(/^[1-9]/);
});

test(
  'ticking a library and a year narrows the result, and Back undoes it',
  { tag: '@narrow' },
  async ({ page, isMobile }) => {
    await page.goto('/?q=brasil');
    await waitForHydration(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
    const group = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    const library = group.getByRole('checkbox', { name: /Biblioteca Pública/ });
    await library.check();
    await expect(page).toHaveURL(/filtro=B%3A\d+/);
    await group
      .getByRole('checkbox', { name: /^(19|20)\d\d/ })
      .first()
      .check();
    await expect(page).toHaveURL(/filtro=Y%3A\d+/);
    await expect(heading).not.toHaveText(before ?? '');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    if (isMobile) await page.getByRole('button', { name: /Ver resultados/ }).click();
    await expect(
      page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('listitem'),
    ).toHaveCount(2);
    await page.goBack();
    await page.goBack();
    await expect(heading).toHaveText(before ?? '');
    await page.reload();
    await expect(heading).toHaveText(before ?? '');
  },
);

test('suggestions come while typing and are chosen with the arrow keys @one-size', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: /Buscar por/ })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('machado de as', { delay: 20 });
  const option = page.getByRole('option', { name: /Assis, Machado de/ }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/indice=autor/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
});

test('order, display and page are in the address @one-size @long', async ({ page }) => {
  await page.goto('/?q=');
  await waitForHydration(page);
  await page.getByLabel('Ordenar por').selectOption('T');
  await expect(page).toHaveURL(/ordenacao=T/);
  await page.getByRole('radio', { name: 'Capas' }).check({ force: true });
  await expect(page).toHaveURL(/exibicao=C/);
  await page.getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  const titles = await page.getByRole('listitem').getByRole('heading').allTextContents();
  expect(titles.length).toBe(20);
});

test('an index is entered at a place, paged both ways, and leads to its titles @one-size @long', async ({
  page,
}) => {
  await page.goto('/indice');
  await waitForHydration(page);
  await page.getByLabel('Índice', { exact: true }).selectOption('autor');
  await expect(page).toHaveURL(/indice=autor/);
  await page.getByLabel('Começar em').fill('assis, m');
  await page.getByRole('button', { name: 'Ir', exact: true }).click();
  const entries = page.getByRole('list', { name: 'Entradas do índice' }).getByRole('link');
  await expect(entries.first()).toHaveText(/^Assis, Machado de/);
  await page.getByRole('link', { name: 'Próximas' }).click();
  await expect(entries.first()).not.toHaveText(/^Assis, Machado de/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expect(page.getByRole('status').filter({ hasText: /^De “.+” a “.+”$/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Anteriores' }).click();
  const assis = page.getByRole('listitem').filter({ hasText: /^Assis, Machado de/ });
  const total = await assis.getByText(/^\d+$/).textContent();
  await assis.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${total} títulos`);
});

test('a number that no title has is to be looked at again, not its spelling @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=978-85-0000-000-9');
  await expect(page.getByText('Confira o número, ou procure pelo título')).toBeVisible();
  await page.goto('/?q=zzxxyyw');
  await expect(page.getByText('Confira a grafia ou use menos palavras.')).toBeVisible();
});

test('past the last page of results the way leads to the last @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=casa&pagina=90');
  await waitForHydration(page);
  await expect(page.getByText('Esta busca não tem tantas páginas')).toBeVisible();
  await page
    .getByRole('link', { name: /página/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('past the ends of an index the way leads back @one-size @long', async ({ page }) => {
  await page.goto('/indice?indice=autor&texto=zzzz');
  await expect(
    page.getByRole('heading', { name: 'Não há entradas daqui em diante' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Anteriores' }).click();
  const entries = page.getByRole('list', { name: 'Entradas do índice' }).getByRole('listitem');
  await expect(entries).toHaveCount(20);
  await expect(page.getByRole('link', { name: 'Próximas' })).toHaveCount(0);
  await page.goto('/indice?indice=autor&texto=0');
  await expect(entries).toHaveCount(20);
  await expect(page.getByRole('link', { name: 'Anteriores' })).toHaveCount(0);
});

test('a slip of the hand is told, one step from what was meant @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=casmuro');
  await page.getByRole('link', { name: 'Você quis dizer casmurro?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
});

test('nothing found says so and keeps the form @one-size @long', async ({ page }) => {
  await page.goto('/?q=xyzzyq');
  await expect(page.getByRole('heading', { name: 'Nenhum título encontrado' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Buscar por/ })).toHaveValue('xyzzyq');
});

test('a search that fails says so, keeps the form and can be tried again @one-size @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.route('**/api/consulta?*', (route) =>
    route.fulfill({
      status: 503,
      json: { erro: { codigo: 'ServicoIndisponivel', mensagem: 'Indisponível.' } },
    }),
  );
  await page.getByRole('combobox', { name: /Buscar por/ }).fill('brasil');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'A busca não pôde ser feita' }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Buscar por/ })).toHaveValue('brasil');
  await page.unroute('**/api/consulta?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
});

const alikeAtEverySize = ['/?q=xyzzyq', '/periodicos', '/nada/aqui'];
for (const address of [
  '/',
  '/?q=brasil',
  '/?q=brasil&exibicao=C',
  '/?q=xyzzyq',
  '/periodicos',
  '/indice?indice=autor&texto=m',
  '/acervo/1',
  '/nada/aqui',
]) {
  const tag = alikeAtEverySize.includes(address) ? ['@one-size', '@long'] : ['@long'];
  test(`${address} is accessible and fits its window`, { tag }, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}
