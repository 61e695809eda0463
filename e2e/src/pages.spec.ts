import { expect, waitForHydration, test } from './quiet-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home searches, and the title page shows description and copies @one-size @long', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: /Buscar por/ }).fill('dom casmurro');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('link', { name: 'Dom Casmurro' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dom Casmurro');
    await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exemplares' })).toBeVisible();
    await expect(page.locator('head meta[name="citation_author"]').first()).toHaveAttribute(
      'content',
      'Assis, Machado de',
    );
  });
});

test('the language is chosen in the menu, kept, and sent to the calls @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/lng=en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('titles');
  await page.goto('/periodicos');
  await expect(page.getByRole('link', { name: 'Periodicals' })).toBeVisible();
  await page.goto('/?lng=es');
  await expect(page.getByRole('heading', { name: 'Buscar en el catálogo' })).toBeVisible();
});

for (const address of ['/nada', '/nada/aqui', '/acervo/999999', '/acervo/abc']) {
  test(`${address} is answered with 404 and a search @one-size @long`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('search')).toBeVisible();
  });
}

test('the keyboard alone goes from the first stop to a title @one-size', async ({ page }) => {
  await page.goto('/?q=dom%20casmurro');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('listitem').getByRole('link', { name: 'Dom Casmurro' }).first();
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await title.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/acervo\/\d+/);
});

/** Bounds of the scripts, in bytes of gzip: the README's for the front page, and more for a page of results. */
for (const [name, address, most] of [
  ['the front page', '/', 170_000],
  ['a page of results', '/?q=brasil', 200_000],
] as const) {
  const tag = address === '/' ? [] : ['@long'];
  test(`${name} loads no schema and little else @one-size`, { tag }, async ({ page, request }) => {
    const addresses = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on('request', (one) => {
      const type = one.resourceType();
      if (type === 'script' || type === 'stylesheet') addresses[type].add(one.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const weigh = async (found: ReadonlySet<string>) => {
      const headers = { 'accept-encoding': 'gzip' };
      const answers = await Promise.all([...found].map((url) => request.get(url, { headers })));
      const lengths = answers.map((answer) => Number(answer.headers()['content-length']));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return { bytes: lengths.reduce((sum, length) => sum + length, 0), source: texts.join('') };
    };
    const scripts = await weigh(addresses.script);
    expect(scripts.source).not.toContain('ZodError');
    expect(scripts.source.length).toBeGreaterThan(100_000);
    expect(scripts.bytes).toBeGreaterThan(100_000);
    expect(scripts.bytes).toBeLessThan(most);
    expect((await weigh(addresses.stylesheet)).bytes).toBeLessThan(25_000);
  });
}

for (const [held, scripts] of [
  ['the scripts', /\.js$/],
  ['the words', /\/pt-[\w-]+\.js$/],
] as const) {
  test(`who goes back before ${held} have come gets the page that stands there @one-size @long`, async ({
    page,
  }) => {
    await page.goto('/indice');
    await waitForHydration(page);
    await page.getByLabel('Índice', { exact: true }).selectOption('autor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Índices: Autor');
    const { promise: come, resolve: comeNow } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(scripts);
    await page.route(scripts, async (route) => {
      await come;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Índices: Autor');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/indice');
    comeNow();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Índices: Título');
    await expect(page.getByLabel('Índice', { exact: true })).toHaveValue('titulo');
  });
}

test('a title says what it is to machines, and keeps saying it once it lives @one-size @long', async ({
  page,
  baseURL,
}) => {
  const schema = page.locator('script[type="application/ld+json"]');
  await page.goto('/?q=dom%20casmurro');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/rss?q=dom+casmurro',
  );
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/atom?q=dom+casmurro',
  );
  // Reference managers find each title once, by number and by COinS, whatever else is shown.
  await expect(page.locator('span.Z3988').first()).toBeAttached();
  await expect(page.locator('abbr.unapi-id')).toHaveCount(await page.locator('span.Z3988').count());
  await expect(page.locator('link[rel="unapi-server"]')).toHaveAttribute('href', '/unapi');
  const marked = await page.locator('abbr.unapi-id').first().getAttribute('title');
  const ris = await page.request.get(`/unapi?id=${marked}&format=ris`);
  expect(await ris.text()).toMatch(/^TY {2}- /);
  await page.goto(`/acervo/${marked}`);
  await expect(page.locator('abbr.unapi-id')).toHaveCount(1);
  await expect(page.locator('span.Z3988')).toHaveCount(1);
  await expect(page.locator('link[href*="/unapi?id="]')).toHaveCount(4);
  const canonical = page.locator('link[rel="canonical"]');
  // Other orders and pages of named lists are no other pages to machines.
  for (const [shown, one, name] of [
    ['/novas-aquisicoes?ordenacao=T&exibicao=L', '/novas-aquisicoes', /^Novas aquisições · /],
    ['/indice?indice=autor', '/indice?indice=autor', /^Índices: Autor · /],
    ['/autoridades?q=assis', '/autoridades?q=assis', /^assis – Autoridades · /],
  ] as const) {
    await page.goto(shown);
    await expect(canonical).toHaveAttribute('href', `${baseURL}${one}`);
    await expect(page).toHaveTitle(name);
  }
  await page.goto('/?q=dom%20casmurro');
  const title = page.getByRole('listitem').getByRole('link', { name: 'Dom Casmurro' }).first();
  const address = String(await title.getAttribute('href'));
  await page.goto(`${address}?lng=en`);
  await waitForHydration(page);
  expect(JSON.parse(String(await schema.textContent()))).toMatchObject({
    '@type': 'Book',
    '@id': `${baseURL}${address}`,
    inLanguage: 'pt',
  });
  await expect(canonical).toHaveAttribute('href', `${baseURL}${address}?lng=en`);
  await expect(page.locator('link[hreflang="es"]')).toHaveAttribute(
    'href',
    `${baseURL}${address}?lng=es`,
  );
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /^Dom Casmurro/,
  );
  // Goes to another title without a new document: its tags come, and the first one's data go.
  const similar = page.getByRole('heading', { name: 'Similar titles' });
  await page.locator('section').filter({ has: similar }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${address}(\\?|$)`));
  await expect(page.locator('meta[name="citation_public_url"]')).not.toHaveAttribute(
    'content',
    `${baseURL}${address}`,
  );
  await expect(schema).toHaveCount(0);
});
