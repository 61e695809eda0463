import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { aPerson, type TestPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const rows = (page: Page) => main(page).getByRole('article');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cesta/ });

async function keepInBrowser(page: Page, ...ids: number[]): Promise<void> {
  const itens = ids.map((cod_acervo) => ({ cod_acervo, data_insercao: '2026-03-02' }));
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') === null) localStorage.setItem('estante.basket', text);
    sessionStorage.setItem('kept', '');
  }, JSON.stringify({ itens }));
}

async function fillIn(page: Page, { username, password }: TestPerson): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}

const enter = (page: Page, person: TestPerson, target: string) =>
  signIn(page, person.username, target, person);

test('a basket of the browser is offered to its reader, moved, and moved back @long', async ({
  page,
}) => {
  await keepInBrowser(page, 1, 2, 3);
  await enter(page, await aPerson(), '/cesta');
  await expect(page.getByText(/^Há 3 títulos na cesta deste navegador/)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Mover para a cesta permanente' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A cesta está vazia' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver a cesta permanente' }).click();
  await expect(page).toHaveURL(/\/meupergamum\/cesta-permanente$/);
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Mover para a cesta deste navegador' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 1 título');
});

test('a permanent basket is ordered, narrowed by days and emptied; what fails to move stays @long', async ({
  page,
}) => {
  await keepInBrowser(page, 1, 2, 3);
  await enter(page, await aPerson(), '/cesta');
  await main(page).getByRole('button', { name: 'Mover para a cesta permanente' }).press('Enter');
  await page.getByRole('button', { name: 'Ver a cesta permanente' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('Ordenar por').selectOption('titulo');
  const first = await rows(page).first().getByRole('heading').textContent();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remover da cesta/ })
    .press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('button[id^="remove-"]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(await rows(page).first().getByRole('heading').textContent()).toBe(first);
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .check();
  // Titles stay in their old place alone, if that fails.
  const mensagem = 'Agora não é possível.';
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 422, json: { erro: { codigo: 'NaoPrevisto', mensagem } } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Mover para a cesta deste navegador' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: mensagem })).toHaveCount(1);
  await expect(rows(page)).toHaveCount(3);
  const inBrowser = () => page.evaluate(() => localStorage.getItem('estante.basket') ?? '');
  await expect.poll(inBrowser).not.toMatch(/cod_acervo/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Mover para a cesta deste navegador' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(inHeader(page)).toHaveAccessibleName('Cesta 1 título');
  await page.getByLabel('De', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  await expect(page.getByLabel('Até')).toBeFocused();
  await expect(page.getByText('O campo Até é obrigatório e não foi preenchido.')).toBeVisible();
  await page.getByLabel('Até').fill('2020-01-31');
  await page.getByLabel('Até').press('Enter');
  await expect(page.getByRole('heading', { name: /^Nenhum título adicionado/ })).toBeVisible();
  await page.getByRole('link', { name: 'Mostrar todos' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Esvaziar a cesta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esvaziar a cesta' }).click();
  await expect(page.getByRole('heading', { name: 'A cesta permanente está vazia' })).toBeVisible();
});

test('who says not now is not asked again until something new comes @one-size @long', async ({
  page,
}) => {
  await keepInBrowser(page, 1, 2);
  await enter(page, await aPerson(), '/meupergamum');
  const offer = page.getByText(/título.* na cesta deste navegador que não/);
  await page.getByRole('button', { name: 'Agora não' }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(main(page)).toBeFocused();
  await page.goto('/cesta');
  await expect(rows(page)).toHaveCount(2);
  await expect(offer).toBeHidden();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .check();
  await main(page).getByRole('button', { name: 'Mover para a cesta permanente' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/acervo/3');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Cesta: / }).click();
  await inHeader(page).click();
  await expect(offer).toHaveText(/^Há 2 títulos/);
});

/** Saves a search, once its reader has signed in, and two of its titles. */
async function saveFromResults(page: Page, person: TestPerson): Promise<void> {
  await page.goto('/?q=machado');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await fillIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Salvar pesquisa' });
  await expect(dialog.getByLabel('Nome da pesquisa')).toHaveValue('machado');
  await dialog.getByRole('checkbox', { name: /^Avisar-me/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Pesquisa salva\. Você será avisado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pesquisa salva' })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .nth(1)
    .check();
  await main(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('2 títulos salvos.')).toBeVisible();
}

test('titles and a search are saved from the results @long', async ({ page }) => {
  await saveFromResults(page, await aPerson());
  await page.goto('/meupergamum/itens-salvos');
  await expect(page.getByRole('heading', { name: '2 títulos' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page
    .getByRole('button', { name: /^Remover dos itens salvos: / })
    .last()
    .click();
  await expect(rows(page)).toHaveCount(2);
  await page.goto('/meupergamum/alertas');
  await expect(page.getByText('Nenhum alerta').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('what is saved is told of, named anew, and let go @long', async ({ page }) => {
  const person = await aPerson();
  await saveFromResults(page, person);
  await inDatabase(async (db) => {
    const search = await db
      .selectFrom('saved_search as s')
      .innerJoin('login as l', 'l.person_id', 's.person_id')
      .where('l.username', '=', person.username)
      .select(['s.id', 's.person_id'])
      .executeTakeFirstOrThrow();
    const days = { from_day: '2026-03-01', to_day: '2026-03-02', created_at: new Date() };
    await db
      .insertInto('alert')
      .values({ ...days, person_id: search.person_id, saved_search_id: search.id, titles: 2 })
      .execute();
  });
  await page.goto('/meupergamum');
  await page.getByRole('heading', { name: 'Alertas' }).getByRole('link').click();
  await expect(rows(page)).toHaveText(/2 títulos novos desde/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Marcar como lido: machado' }).press('Enter');
  await expect(page.locator('h2:focus')).toHaveText('1 alerta');
  await page.getByRole('button', { name: 'Remover o alerta: machado' }).press('Enter');
  await expect(page.locator('section:focus')).toContainText('Nenhum alerta');
  await page.goto('/meupergamum/itens-salvos');
  await expect(page.getByRole('heading', { name: '2 títulos' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Mudar o nome: machado' }).press('Enter');
  await page.keyboard.type('Leituras de Machado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Leituras de Machado' })).toBeFocused();
  await page.getByRole('switch', { name: 'Avisar-me de títulos novos' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Avisar-me de títulos novos' })).not.toBeChecked();
  await page
    .getByRole('button', {
      name: 'Remover dos itens salvos: Leituras de Machado',
      exact: true,
    })
    .click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Remover a pesquisa “Leituras de Machado” dos itens salvos?');
  await asked.getByRole('button', { name: 'Remover', exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remover dos itens salvos: / })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(1);
  // The list vanishes with its last entry, which had the focus.
  await page.getByRole('button', { name: /^Remover dos itens salvos: / }).press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await expect(main(page).locator('div:focus')).toContainText('Nada foi salvo ainda');
});

test('what is new in a saved search is read by following it @one-size @long', async ({ page }) => {
  const person = await aPerson();
  await inDatabase(async (db) => {
    const { person_id } = await db
      .selectFrom('login')
      .where('username', '=', person.username)
      .select('person_id')
      .executeTakeFirstOrThrow();
    const at = new Date();
    const search = await db
      .insertInto('saved_search')
      .values({
        person_id,
        name: 'Machado',
        query: 'guia=geral&q=machado',
        saved_at: at,
        alerts: true,
        looked_to: '2026-03-02',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const days = { from_day: '2026-03-01', to_day: '2026-03-02', created_at: at };
    await db
      .insertInto('alert')
      .values({ ...days, person_id, saved_search_id: search.id, titles: 2 })
      .execute();
  });
  await signIn(page, person.username, '/meupergamum/itens-salvos', person);
  const news = main(page).getByRole('link', { name: /^2 títulos novos desde/ });
  await expect(news).toBeVisible();
  const read = page.waitForResponse(/\/solicitacoes\/alertas\/\d+$/);
  await news.press('Enter');
  await read;
  await page.goto('/meupergamum/itens-salvos');
  await expect(main(page).getByRole('link', { name: 'Machado', exact: true })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('a title is saved on its page by who signs in then, and let go @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await page.goto('/acervo/1');
  await waitForHydration(page);
  const toggle = page.getByRole('button', { name: /^Salvar: / });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await fillIn(page, person);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

for (const [path, empty] of [
  [
    'cesta-permanente',
    { en: 'The permanent basket is empty', es: 'La cesta permanente está vacía' },
  ],
  ['itens-salvos', { en: 'Nothing has been saved yet', es: 'Todavía no hay nada guardado' }],
  ['alertas', { en: 'No alerts', es: 'Ninguna alerta' }],
] as const) {
  test(`/meupergamum/${path} with nothing in it says what to do @one-size @long`, async ({
    page,
  }) => {
    await enter(page, await aPerson(), `/meupergamum/${path}`);
    for (const language of ['en', 'es'] as const) {
      await page.goto(`/meupergamum/${path}?lng=${language}`);
      await expect(page.getByRole('heading', { name: empty[language] })).toBeVisible();
    }
    await expectAccessible(page);
  });
}
