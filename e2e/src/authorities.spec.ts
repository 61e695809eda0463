import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test('a form not used leads to its heading, and from there to the titles @one-size @long', async ({
  page,
}) => {
  await page.goto('/autoridades?q=dodgson');
  await expect(page.getByText(/^Dodgson, .*: use Carroll, Lewis/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Carroll, Lewis/ })).toBeVisible();
  const link = page.getByRole('link', { name: /títulos? como autor ?: Carroll, Lewis/ });
  const count = (await link.textContent())?.split(' ')[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/filtro=A%3A\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} título`));
});

test('the plain form finds, by words and type, without JavaScript @one-size @long', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/autoridades');
  await page.getByRole('combobox', { name: /Buscar autoridades/ }).fill('brasileira literatura');
  await page.getByLabel('Tipo', { exact: true }).selectOption('assunto');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/autoridades\?.*q=brasileira\+literatura/);
  await expect(page).toHaveURL(/tipo=assunto/);
  const found = page.getByRole('list', { name: 'Cabeçalhos' });
  await expect(
    found.getByRole('heading', { name: 'Literatura brasileira', exact: true }),
  ).toBeVisible();
  await context.close();
});

test('headings are suggested while typing and chosen with the keyboard @one-size @long', async ({
  page,
}) => {
  await page.goto('/autoridades');
  await waitForHydration(page);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: /Buscar autoridades/ })).toBeFocused({
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.type('machado de as', { delay: 20 });
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText('Assis, Machado de');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/autoridades\?q=Assis/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Assis, Machado de');
});

test('pages and see-also headings are links; Back and reload keep the place @one-size @long', async ({
  page,
}) => {
  await page.goto('/autoridades?q=literatura&tipo=assunto');
  await waitForHydration(page);
  const first = page.getByRole('heading', { level: 2 }).first();
  const begun = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(first).not.toHaveText(begun);
  await page.reload();
  await waitForHydration(page);
  await expect(first).not.toHaveText(begun);
  await page.goBack();
  await expect(first).toHaveText(begun);
  await page.goto('/autoridades?q=poesia+brasileira');
  await page.getByRole('list', { name: 'Ver também' }).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/q=Literatura\+brasileira/);
  await expect(first).toHaveText('Literatura brasileira');
});

test('nothing found says what to do; an address past the end too @one-size @long', async ({
  page,
}) => {
  await page.goto('/autoridades?q=zzzz&tipo=pessoa');
  await expect(page.getByRole('heading', { name: 'Nenhum cabeçalho encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Buscar em todos os tipos' }).click();
  await expect(page).toHaveURL(/\/autoridades\?q=zzzz$/);
  await page.goto('/autoridades?q=literatura&pagina=900');
  await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(page).toHaveURL(/\/autoridades\?q=literatura$/);
});

for (const [name, address] of [
  ['start', '/autoridades'],
  ['found', '/autoridades?q=brasil'],
  ['none', '/autoridades?q=zzzz'],
  ['index of authors', '/indice?indice=autor&texto=dodgson'],
  ['index of subjects', '/indice?indice=assunto&texto=literatura+brasileira'],
] as const) {
  test(`${name}: accessible, nothing sticks out @long`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}

test('the index leads from a form not used to the heading, and shows what to see besides @one-size @long', async ({
  page,
}) => {
  await page.goto('/indice?indice=autor&texto=dodgson');
  await waitForHydration(page);
  const see = page.getByRole('listitem').filter({ hasText: /^Dodgson/ });
  await expect(see).toContainText(/ver Carroll, Lewis/);
  await see.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/texto=Carroll/);
  const entries = page.getByRole('list', { name: 'Entradas do índice' });
  await expect(entries.getByRole('listitem').first()).toContainText('Carroll, Lewis');
  await page.goto('/indice?indice=assunto&texto=poesia+brasileira');
  const also = page.getByRole('list', { name: 'Ver também' }).first();
  await expect(also).toContainText('termo mais geral: Literatura brasileira');
});

test('who comes back to an index is at the link that they had followed @one-size @long', async ({
  page,
}) => {
  await page.goto('/indice?indice=assunto&texto=literatura+brasileira');
  await waitForHydration(page);
  const link = page.getByRole('main').locator('li a[href^="/?q=&filtro="]').nth(4);
  const name = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page).not.toHaveURL(/\/indice/);
  await page.goBack();
  await expect(page).toHaveURL(/\/indice\?indice=assunto&texto=literatura\+brasileira$/);
  await expect(page.getByRole('main').locator('a:focus')).toHaveText(name);
  await expect(page.getByRole('main').locator('a:focus')).toBeInViewport();
});

test('titles are found in their index with their article too @one-size @long', async ({ page }) => {
  await page.goto('/indice?indice=titulo&texto=o+corti');
  const entries = page.getByRole('list', { name: 'Entradas do índice' });
  await expect(entries.getByRole('listitem').first()).toContainText('O cortiço');
});

test('an authority has its forms, the headings beside it, its titles, and its record in MARC @long', async ({
  page,
}) => {
  await page.goto('/autoridades?q=assis%20machado');
  await waitForHydration(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const first = page.getByRole('heading', { level: 2 }).getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/autoridade\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Assis, Machado de');
  await expect(page.getByText('Outras formas do nome')).toBeVisible();
  await expect(page.getByText('Formas não usadas')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Wikidata Q311145' })).toHaveAttribute(
    'href',
    'http://www.wikidata.org/entity/Q311145',
  );
  const linked = await (await page.request.get(page.url())).text();
  const [, schema = ''] = /<script[^>]*application\/ld\+json[^>]*>([^<]*)</.exec(linked) ?? [];
  expect(JSON.parse(schema)).toMatchObject({
    '@type': 'Person',
    name: 'Assis, Machado de, 1839-1908',
    sameAs: ['http://www.wikidata.org/entity/Q311145'],
  });
  await expect(page.getByRole('heading', { name: 'Obras ao longo do tempo' })).toBeVisible();
  await page.locator('summary', { hasText: 'Ver como tabela' }).press('Enter');
  const decade = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
  await expect(decade).toHaveAttribute('href', /filtro=A%3A\d+&filtro=Y%3A\d{4}-\d{4}/);
  await expect(page.getByRole('link', { name: 'Dom Casmurro' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Registro de autoridade', exact: true }).click();
  await expect(page).toHaveURL(/\/marc$/);
  await expect(page.getByText('Formas não usadas')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '100' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});
