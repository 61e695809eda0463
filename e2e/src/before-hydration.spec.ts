import type { Page } from '@playwright/test';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

/** Holds back the scripts of the pages until the returned function lets them through. */
async function heldScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const there = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await there;
    await route.continue();
  });
  return letThrough;
}

test('what was typed and sent before the page is awake signs in once it is @long', async ({
  page,
}) => {
  const person = await aPerson();
  const letThrough = await heldScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Usuário', { exact: true }).fill(person.username);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('switch', { name: /Manter-me conectado/ }).check();
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  letThrough();
  await expect(page.getByRole('banner')).toContainText('Iracema');
  expect(page.url()).not.toContain(encodeURIComponent(person.password));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('estante.session') !== null))
    .toBe(true);
});

test('a hold that is sent before the page is awake is placed once somebody signs in @long', async ({
  page,
}) => {
  const letThrough = await heldScripts(page);
  const id = await aTitleToWaitFor(page);
  await page.goto(`/acervo/${id}/reserva`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await expect(page).toHaveURL(`/acervo/${id}/reserva`);
  letThrough();
  const told = page.getByRole('dialog', { name: 'Entrar' }).or(page.getByRole('alert'));
  await expect(told.first()).toBeVisible();
});

test('filters and the order that are touched before the page is awake count once it is @one-size @long', async ({
  page,
}) => {
  const letThrough = await heldScripts(page);
  await page.goto('/?q=casa', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: /Disponível agora/ }).check();
  await filters.getByRole('group', { name: 'Biblioteca' }).getByRole('checkbox').first().check();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Título' });
  await page.getByRole('radio', { name: 'Lista', exact: true }).check({ force: true });
  await expect(page).toHaveURL('/?q=casa');
  letThrough();
  await expect(page).toHaveURL(/filtro=B%3A\d+&filtro=V%3A\w+&ordenacao=T&exibicao=L/);
  await expect(filters.getByRole('checkbox', { name: /Disponível agora/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('T');
});

test('a choice that is undone before the page is awake changes nothing @one-size @long', async ({
  page,
}) => {
  const letThrough = await heldScripts(page);
  await page.goto('/?q=casa', { waitUntil: 'commit' });
  const box = page
    .getByRole('complementary', { name: 'Filtros' })
    .getByRole('checkbox', { name: /Disponível agora/ });
  await box.check();
  await box.uncheck();
  letThrough();
  await waitForHydration(page);
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL('/?q=casa');
});

test('a key of the desk that is pressed before the page is awake is heard once it is @long', async ({
  page,
}) => {
  await signIn(page, 'bibliotecaria');
  const letThrough = await heldScripts(page);
  await page.goto('/meupergamum/atendimento/circulacao', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('F4');
  letThrough();
  const receiving = page.getByRole('button', { name: 'Receber (F4)' });
  await expect(receiving).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(/Código/)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, needs] of [
    ['pt', /JavaScript/],
    ['en', /JavaScript/],
    ['es', /JavaScript/],
  ] as const) {
    const title = `what needs it says so, and offers no dead form (${language}) @one-size @long`;
    test(title, async ({ page }) => {
      const id = await aTitleToWaitFor(page);
      const lng = `?lng=${language}`;
      for (const address of [
        '/login',
        `/acervo/${id}/reserva`,
        `/acervo/${id}/solicitacao-emprestimo`,
        '/meupergamum',
      ]) {
        await page.goto(address + lng);
        const main = page.getByRole('main');
        await expect(main.getByText(needs).first()).toBeVisible();
        await expect(main.locator('form[method="post"]:visible')).toHaveCount(0);
        await expect(main.locator('[data-script]:visible')).toHaveCount(0);
      }
      await page.goto(`/${lng}`);
      await expect(page.getByRole('contentinfo').getByText(needs)).toBeVisible();
    });
  }

  test('the plain forms work @one-size @long', async ({ page }) => {
    await page.goto('/indice');
    await page.getByLabel('Começar em').fill('dom');
    await page.getByRole('button', { name: 'Ir', exact: true }).click();
    await expect(page).toHaveURL(/\/indice\?.*texto=dom/);
    await page.goto('/autoridades');
    await page.locator('main input[name="q"]').fill('machado');
    await page.locator('main input[name="q"]').press('Enter');
    await expect(page).toHaveURL(/\/autoridades\?.*q=machado/);
    await page.goto('/?q=casa');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Título' });
    await page.getByRole('radio', { name: 'Lista', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
    await expect(page).toHaveURL('/?q=casa&ordenacao=T&exibicao=L');
    await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('T');
  });

  test('a phone has a way to the filters, which come after the results @long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?q=casa');
    await page.getByRole('link', { name: 'Filtros', exact: true }).click();
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    await expect(filters).toBeInViewport();
    await filters.getByRole('checkbox', { name: /Disponível agora/ }).check();
    await filters.getByRole('button', { name: 'Ver resultados' }).click();
    await expect(page).toHaveURL(/filtro=V%3A/);
    await expectNoSideScroll(page);
  });

  test('the personal area does not say that it is about to open @one-size @long', async ({
    page,
  }) => {
    for (const [language, needs] of [
      ['pt', /A área pessoal exige .* JavaScript/],
      ['en', /The personal area needs .* JavaScript/],
      ['es', /El área personal requiere .* JavaScript/],
    ] as const) {
      await page.goto(`/meupergamum?lng=${language}`);
      await expect(page.getByRole('main').getByText(needs)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy]:visible')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    }
  });
});

/** Title that has copies and takes holds. */
async function aTitleToWaitFor(page: Page): Promise<number> {
  const answer = await page.request.get('/api/consulta?q=dom+casmurro');
  const { acervos } = (await answer.json()) as { acervos: { cod_acervo: number }[] };
  return acervos[0]?.cod_acervo ?? 0;
}

test('the form of a hold looks well @one-size @long', async ({ page }) => {
  const id = await aTitleToWaitFor(page);
  await page.goto(`/acervo/${id}/reserva`);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('what the server wrote keeps its names, by which labels and errors are joined to fields @long', async ({
  page,
}) => {
  for (const path of ['/login', '/?q=brasil', '/acervo/1']) {
    await page.goto(path);
    await waitForHydration(page);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
        const props = key && (element as unknown as Record<string, { id?: string }>)[key];
        return { written: element.id, meant: (props && props.id) ?? element.id };
      }),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ written, meant }) => written !== meant)).toEqual([]);
  }
});
