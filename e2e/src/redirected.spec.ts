import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test.use({ refusals: /a status of 401/ });

const client = { client_id: 'estante-web', client_secret: 'publico' };

/** Token from another host of the institution, where `username` is signed in. */
async function tokenOf(request: APIRequestContext, username = 'professor'): Promise<string> {
  const data = { ...client, grant_type: 'password', username, password: 'estante-demonstracao' };
  const entered = await request.post('/api/oauth/token', { data });
  const { access_token } = (await entered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'x-idioma': '1' };
  const answer = await request.get('/api/pessoas/token-redireciona', { headers });
  return ((await answer.json()) as { token: string }).token;
}

const address = (token: string, target = '/cesta') =>
  `/pergamum_redireciona?${new URLSearchParams({ token, redirect: target })}`;

/** Simulates an institution whose personal area is on this other host. */
async function livesElsewhere(page: Page, place: string): Promise<void> {
  await page.route(/\/(pergamum_redireciona|meupergamum)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"link_conta":""', `"link_conta":"${place}"`);
    return route.fulfill({ response: answer, body });
  });
}

test('from anywhere it is asked first; then one is in, and goes on @one-size', async ({
  page,
  request,
}) => {
  await page.goto(address(await tokenOf(request)));
  await waitForHydration(page);
  await expect(page.getByText(/^Você chegou aqui com um acesso já pronto/)).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/cesta$/);
  await expect(page.getByRole('banner')).toContainText('Joaquim');
});

test('from the host of the personal area one is in at once @one-size @long', async ({
  page,
  request,
}) => {
  await livesElsewhere(page, 'https://conta.example/area');
  const url = address(await tokenOf(request), '/bases-de-dados');
  await page.goto(url, { referer: 'https://conta.example/sair' });
  await expect(page).toHaveURL(/\/bases-de-dados$/);
  await expect(page.getByRole('banner')).toContainText('Joaquim');
});

test('a token that was used, or is none, says why not @one-size @long', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request);
  const data = {
    ...client,
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: token,
  };
  expect((await request.post('/api/oauth/token', { data })).status()).toBe(200);
  for (const used of [token, 'nada']) {
    await page.goto(address(used));
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
      'expirou ou já foi usado',
    );
  }
  await expectAccessible(page);
  await page.goto('/pergamum_redireciona');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('expirou');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum$/);
});

test('nobody takes the place of who is signed in, and no other site is gone on to @one-size', async ({
  page,
  request,
}) => {
  await page.goto(address(await tokenOf(request), '//evil.example/'));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  await page.goto(address(await tokenOf(request, 'aluna')));
  await expect(
    page.getByText(
      'Joaquim Valadares já entrou nesta aba. Para entrar com outra conta, saia primeiro.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Continuar como Joaquim Valadares' }).click();
  await expect(page).toHaveURL(/\/cesta$/);
});

test('the personal area that lives elsewhere is gone to, signed in @one-size @long', async ({
  page,
  request,
}) => {
  await page.goto(address(await tokenOf(request)));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/cesta$/);
  await livesElsewhere(page, 'https://conta.example/area');
  await page.route('**/api/pessoas/meu-pergamum/redirect', (route) =>
    route.fulfill({ json: { url: '/bases-de-dados?chegou=1' } }),
  );
  await page.goto('/meupergamum');
  await expect(page).toHaveURL(/\/bases-de-dados\?chegou=1$/);
});
