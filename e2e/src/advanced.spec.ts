import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test('rows of fields are filled in, added and removed with the keyboard @one-size @long', async ({
  page,
}) => {
  await page.goto('/avancada');
  await waitForHydration(page);
  await page.getByLabel('Campo da linha 1').selectOption('autor');
  await page.getByLabel('Palavras da linha 1').fill('machado de assis');
  await page.getByLabel('Ligação da linha 2').selectOption('NAO');
  await page.getByLabel('Palavras da linha 2').fill('casmurro');
  await page.getByRole('button', { name: 'Adicionar uma linha' }).press('Enter');
  await expect(page.getByLabel('Palavras da linha 4')).toBeFocused();
  await page.keyboard.type('xyzzyq');
  await page.getByRole('button', { name: 'Remover a linha 4' }).press('Enter');
  await expect(page.getByLabel('Palavras da linha 3')).toBeFocused();
  await expect(page.getByLabel(/^Palavras da linha/)).toHaveCount(3);
  await page.getByLabel('Até').first().fill('1900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/avancada?termo=E%3Aautor%3Amachado+de+assis&termo=NAO%3Atitulo%3Acasmurro&filtro=Y%3A-1900',
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/^[1-9]/);
  await expect(page.getByRole('link', { name: /^Dom Casmurro/ })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Autor: machado de assis NÃO Título: casmurro/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('the form keeps its values over the results, a reload and Back @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/avancada?termo=E:titulo:brasil&filtro=I:por');
  await waitForHydration(page);
  const words = page.getByLabel('Palavras da linha 1');
  if (isMobile) {
    await expect(words).toBeHidden();
    await page.getByRole('button', { name: 'Alterar a busca' }).click();
  }
  await expect(words).toHaveValue('brasil');
  await expect(page.getByLabel('Campo da linha 1')).toHaveValue('titulo');
  await words.fill('história');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/avancada?termo=E%3Atitulo%3Ahist%C3%B3ria&filtro=I%3Apor');
  await page.reload();
  await waitForHydration(page);
  await expect(words).toHaveValue('história');
  await page.goBack();
  await expect(words).toHaveValue('brasil');
});

test('languages, work types and libraries are ticked before the search @one-size @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/avancada');
  await waitForHydration(page);
  const form = page.getByRole('region', { name: 'Busca avançada' });
  for (const [group, value] of [
    ['Idioma', /^português/],
    ['Tipo de obra', /^Livro \d/],
    ['Tipo de obra', /^Mapa/],
    ['Biblioteca', /^Biblioteca Central/],
  ] as const) {
    const box = form.getByRole('checkbox', { name: value });
    if (!(await box.isVisible())) await form.locator('summary', { hasText: group }).click();
    await box.check();
  }
  await form.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(
    /\/avancada\?filtro=B%3A\d+&filtro=I%3Apor&filtro=T%3Abook&filtro=T%3Amap$/,
  );
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' });
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  await chips.getByRole('link', { name: /Mapa/ }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  if (isMobile) await page.getByRole('button', { name: 'Alterar a busca' }).click();
  await form.locator('summary', { hasText: 'Tipo de obra' }).click();
  await expect(form.getByRole('checkbox', { name: /^Mapa/ })).not.toBeChecked();
});

test('with nothing filled in it says so, and the keyboard is where to go on @one-size @long', async ({
  page,
}) => {
  await page.goto('/avancada');
  await waitForHydration(page);
  const form = page.getByRole('region', { name: 'Busca avançada' });
  await form.getByRole('button', { name: 'Buscar' }).click();
  const words = page.getByLabel('Palavras da linha 1');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription('O campo acima é obrigatório.');
  await expectAccessible(page);
});

test('what was typed goes along between the tabs @one-size @long', async ({ page }) => {
  await page.goto('/?q=machado&indice=autor');
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'Tipos de busca' });
  await tabs.getByRole('link', { name: 'Avançada' }).click();
  await expect(page).toHaveURL('/avancada?termo=E%3Aautor%3Amachado');
  await tabs.getByRole('link', { name: 'Periódicos' }).click();
  await expect(page).toHaveURL('/periodicos?q=machado&indice=autor');
});

test('a row that finds nothing is put right; of several, one is left out @one-size @long', async ({
  page,
}) => {
  await page.goto('/avancada?termo=E:titulo:casmuro');
  await page.getByRole('link', { name: 'Você quis dizer casmurro?' }).click();
  await expect(page).toHaveURL('/avancada?termo=E%3Atitulo%3Acasmurro');
  await page.goto('/avancada?termo=E:titulo:casmurro&termo=E:autor:xyzzyq');
  await page.getByRole('link', { name: 'Sem Autor: xyzzyq' }).click();
  await expect(page).toHaveURL('/avancada?termo=E%3Atitulo%3Acasmurro');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rows are a plain form with one address @one-size @long', async ({ page, isMobile }) => {
    await page.goto('/avancada');
    const form = page.getByRole('region', { name: 'Busca avançada' });
    await expect(form.getByRole('button', { name: 'Adicionar uma linha' })).toBeHidden();
    await form.getByLabel('Palavras da linha 2').fill('dom casmurro');
    await form.getByRole('spinbutton', { name: 'De' }).fill('1900');
    await form.getByRole('spinbutton', { name: 'Até' }).fill('1880');
    await form.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/avancada?termo=E%3Atitulo%3Adom+casmurro&filtro=Y%3A1880-1900');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
    await expect(form.getByLabel('Palavras da linha 1')).toHaveValue('dom casmurro');
    if (isMobile) await expectNoSideScroll(page);
  });

  test('a blank one says what is missing @one-size @long', async ({ page }) => {
    await page.goto('/avancada');
    const form = page.getByRole('region', { name: 'Busca avançada' });
    await form.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/avancada?termo=');
    await expect(form.getByText('O campo acima é obrigatório.')).toBeVisible();
  });

  test('the field goes along with what is typed in the one box @one-size @long', async ({
    page,
  }) => {
    await page.goto('/?q=');
    await page.getByLabel('Buscar em', { exact: true }).selectOption('autor');
    await page.getByRole('combobox', { name: /Buscar por/ }).fill('machado');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/indice=autor&q=machado/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/);
  });
});

for (const address of [
  '/avancada',
  '/avancada?termo=E:autor:machado&termo=NAO:titulo:casmurro&filtro=I:por',
  '/novas-aquisicoes',
]) {
  test(`${address} is accessible and fits its window @long`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}
