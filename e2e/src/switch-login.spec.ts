import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test.use({ refusals: /status of 401/ });

const password = 'estante-demonstracao';

test('who has two logins goes on by the other, by the password again @one-size @long', async ({
  page,
}) => {
  await page.goto('/login?redirect=/meupergamum');
  await waitForHydration(page);
  await page.getByLabel('Usuário', { exact: true }).fill('duaslogins');
  const secret = page.getByLabel('Senha', { exact: true });
  await secret.fill(password);
  await secret.press('Enter');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const own = page.getByRole('listitem').and(page.locator('[aria-current=true]'));
  const before = await own.innerText();
  await secret.fill('errada');
  await secret.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(own).toHaveText(before);
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Agora você usa' })).toBeVisible();
  await expect(own).not.toHaveText(before);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.reload();
  await expect(own).not.toHaveText(before);
});
