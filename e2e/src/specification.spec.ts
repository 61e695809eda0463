import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { aPerson } from './people.ts';
import { writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /status of (401|403)/ });

const required = 'O campo acima é obrigatório.';

test('the empty search box asks for words, at the box @long', async ({ page, isMobile }) => {
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: /^Buscar por título/ });
  for (const text of ['', '   ']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page.getByText(required)).toBeVisible();
    await expect(box).toHaveAccessibleDescription(required);
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  }
  await expectNoSideScroll(page);
  if (!isMobile) await expectAccessible(page);
  await box.fill('casmurro');
  await expect(page.getByText(required)).toBeHidden();
  await box.press('Enter');
  await expect(page).toHaveURL(/q=casmurro/);
});

test('an address without words, or with filters alone, lists @one-size @long', async ({ page }) => {
  for (const address of ['/?q=', '/?filtro=I:por']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
    await expect(page.getByText(required)).toHaveCount(0);
  }
});

test('searches of the visit can be gone back to, and are gone with who leaves @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/?q=casmurro');
  await page.goto('/?q=iracema');
  await waitForHydration(page);
  const past = page.locator('details').filter({ hasText: 'Buscas desta visita' });
  await past.locator('summary').click();
  await expect(past.getByRole('link', { name: 'casmurro' })).toHaveAttribute('href', /q=casmurro/);
  await expectAccessible(page);
  const kept = await page.evaluate(() => sessionStorage.getItem('estante.buscas') ?? '');
  expect(kept).not.toContain('casmurro');
  await page.goto('/sair');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('estante.buscas'))).toBeNull();
});

test('the whole record asks who has not signed in to do so @one-size @long', async ({ page }) => {
  await page.goto('/acervo/1/marc?liberacao=1');
  await waitForHydration(page);
  const main = page.locator('main');
  await expect(main.getByText('É preciso entrar para continuar.')).toBeVisible();
  const way = main.getByRole('link', { name: 'Entrar' });
  await expect(way).toHaveAttribute('href', /redirect=%2Facervo%2F1%2Fmarc%3Fliberacao%3D1/);
});

test('a password is changed in the personal area @long', async ({ page, isMobile }) => {
  const { username, password } = await aPerson();
  await signIn(page, username, '/meupergamum/senha', { password });
  await page.getByRole('button', { name: 'Salvar a nova senha' }).click();
  const present = page.getByLabel('Senha atual', { exact: true });
  await expect(present).toHaveAccessibleDescription('Preencha este campo.');
  await expect(present).toBeFocused();
  await expectNoSideScroll(page);
  if (!isMobile) await expectAccessible(page);
  const fresh = 'cavalo no telhado azul';
  await present.fill('errada');
  await page.getByLabel('Nova senha', { exact: true }).fill(fresh);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(`${fresh}!`);
  await expect(page.getByText('As senhas não coincidem!')).toBeVisible();
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(fresh);
  await page.keyboard.press('Enter');
  await expect(present).toHaveAccessibleDescription('A senha atual está incorreta.');
  await present.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  if (!isMobile) await expectAccessible(page);
});

test('where passwords are on another page the personal area leads there @one-size @long', async ({
  page,
}) => {
  await writeSetting('passwordUrl', 'https://senhas.example/trocar');
  try {
    await signIn(page, 'aluna', '/meupergamum');
    await page.getByRole('link', { name: 'Senha' }).click();
    const way = page.getByRole('link', { name: 'Ir para a página de senhas' });
    await expect(way).toHaveAttribute('href', 'https://senhas.example/trocar');
  } finally {
    await writeSetting('passwordUrl', '');
  }
});

test('covers that do not come are told of once, under the titles @one-size @long', async ({
  page,
}) => {
  await page.route('**/api/capas/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/?q=&filtro=X:C');
  await waitForHydration(page);
  const pictures = await page.locator('main img').count();
  test.skip(pictures === 0 && (await page.getByText('Algumas capas').count()) === 0, 'no pictures');
  await expect(page.getByText('Algumas capas não puderam ser carregadas')).toHaveCount(1);
});
