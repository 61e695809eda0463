import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Lets the console tell of a call that is refused on purpose. */
test.use({ refusals: /a status of 422/ });

const allow = (enabled: boolean) =>
  inDatabase((db) =>
    db.updateTable('activity').set({ enabled }).where('code', '=', 9233).execute(),
  );

test.afterEach(() => allow(false));

test('a reader registers themselves, and comes in once the desk has seen the document @long', async ({
  page,
}) => {
  await page.goto('/cadastro');
  await expect(page.getByRole('button', { name: 'Enviar' })).toHaveCount(0);
  await allow(true);
  const user = `nova-${Date.now()}`;
  const own = 'uma frase que ninguém mais sabe';
  const rules = '**/api/instalacao';
  await page.route(rules, (route) => route.fulfill({ status: 422, json: {} }));
  await expect(async () => {
    await page.goto('/login');
    // Until then the link leads to a page that the server has filled in.
    await waitForHydration(page);
    await page.getByRole('link', { name: /Faça o seu/ }).click({ timeout: 5000 });
  }).toPass();
  // Without the password rules there is no form; the page says so, and fetches them once more.
  await expect(page.getByRole('alert').getByText('Algo deu errado')).toBeVisible();
  await page.unroute(rules);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Iara ${user}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${user}@example.org`);
  await expect(page.getByText(/^A senha deve ter de/)).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Informe o CPF ou a identidade.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('textbox', { name: 'Identidade' }).fill(user);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Cadastro enviado')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, 'administradora', '/meupergamum/atendimento/pessoas');
  const entry = page.getByRole('article').filter({ hasText: user });
  await entry.getByText('Confirmar o cadastro').first().click();
  await entry.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await entry.getByRole('button', { name: 'Confirmar o cadastro' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Iara ${user}` })).toBeFocused();
  await signIn(page, user, '/meupergamum', { password: own });
});
