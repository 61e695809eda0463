import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const libraries = 'section:has(> h2:text-is("Bibliotecas")) > ul > li';

test('staff make a shelf of a search, put it first, and take it away again @long', async ({
  page,
}) => {
  const name = 'Do mar e dos rios';
  await signIn(page, 'administradora', '/meupergamum/atendimento/estantes');
  await page.getByRole('button', { name: 'Nova estante de uma busca' }).click();
  const shelf = page.getByRole('region', { name: /^Estante \d+$/ });
  await shelf.getByLabel('Endereço da busca').fill('nada disso');
  await shelf.getByLabel('Nome').first().fill(name);
  const named = page.getByRole('region', { name });
  await page.getByRole('button', { name: 'Salvar' }).click();
  const address = named.getByLabel('Endereço da busca');
  await expect(address).toHaveJSProperty(
    'validationMessage',
    '“nada disso” não é uma busca deste catálogo.',
  );
  await address.fill(`${new URL(page.url()).origin}/?q=brasil&pagina=2`);
  for (let up = 0; up < 3; up++) {
    await named.getByRole('button', { name: `Subir: ${name}` }).click();
  }
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer as alterações' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(name);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Ver tudo de ${name}` }).click();
  await expect(page).toHaveURL('/?q=brasil');

  await page.goto('/meupergamum/atendimento/estantes');
  await named.getByRole('button', { name: `Remover: ${name}` }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer as alterações' })).toHaveCount(0);
});

test('of each library one reads whether it is open now, or when it opens @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const cards = page.locator(libraries);
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card).toContainText(
      /Aberta agora até \d+h|Fechada · abre (às|amanhã|\S+-feira|sábado|domingo)/,
    );
  }
});

test('without JavaScript one reads the hours of today @one-size @long', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/');
  for (const card of await page.locator(libraries).all()) {
    await expect(card).toContainText(/Hoje: \d+h|Fechada hoje/);
    await expect(card).not.toContainText(/agora/);
  }
  await context.close();
});

test('staff enter the hours of a week @long', async ({ page }) => {
  await signIn(page, 'administradora', '/meupergamum/atendimento/horarios');
  const library = page.getByRole('group', { name: 'Biblioteca Central', exact: true });
  await expect(library.getByRole('group', { name: /^Horas \d+$/ })).toHaveCount(6);
  await library.getByRole('button', { name: 'Acrescentar horas' }).click();
  const added = library.getByRole('group', { name: 'Horas 7' });
  await expect(added.getByLabel('Dia')).toHaveValue('7');
  await added.getByLabel('Dia').selectOption('6');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dois horários do mesmo dia se sobrepõem.').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'the pages of an area stand in the one menu of a phone, and each page begins in its first third @long',
  { tag: '@narrow' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'of a narrow page');
    await signIn(page, 'aluna', '/meupergamum');
    for (const path of ['', '/emprestimo', '/emprestimo/reservas', '/debito']) {
      await page.goto(`/meupergamum${path}`);
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(box?.y).toBeLessThan(844 / 3);
    }
    await page.getByTitle('Menu', { exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu da área pessoal' });
    await expect(menu).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await menu.getByRole('link', { name: 'Reservas' }).click();
    await expect(page).toHaveURL('/meupergamum/emprestimo/reservas');
    await expect(menu).toBeHidden();
  },
);
