import { expect, test } from './quiet-page.ts';
import { switchActivity, writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

test('with the personal area off staff reach theirs, and switch it on again @long', async ({
  page,
}) => {
  await switchActivity(8, false);
  try {
    await signIn(page, 'administradora', '/');
    await page.getByTitle('Marta').click();
    await page.getByRole('link', { name: 'Atendimento' }).click();
    await page
      .getByRole('link', { name: /^Funcionalidades/ })
      .first()
      .click();
    const switched = page.getByRole('checkbox', { name: /^Área pessoal/ });
    await expect(switched).not.toBeChecked();
    await switched.check();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
  } finally {
    await switchActivity(8, true);
  }
});

for (const path of ['/biblioteca/', '/biblioteca/acervo']) {
  test(`/sair honours the base address: leaving an installation under ${path} leads there @long`, async ({
    page,
    baseURL,
  }) => {
    const address = `${baseURL}${path}`;
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Início</title>' }),
    );
    await writeSetting('baseUrl', address);
    try {
      await signIn(page, 'aluna', '/');
      await page.goto('/sair');
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle('Início');
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('estante.session')))
        .toBeNull();
    } finally {
      await writeSetting('baseUrl', '');
    }
  });
}
