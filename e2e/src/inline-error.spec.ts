import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const said = 'Agora não é possível.';
const refused = {
  status: 422,
  contentType: 'application/json',
  body: JSON.stringify({ erro: { codigo: 'NaoPrevisto', mensagem: said } }),
};

/** Refuses calls by this method to such addresses. */
async function refuse(page: Page, method: string, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill(refused) : route.fallback(),
  );
}

/** Expects the message beside the pressed button, which has the focus, and nowhere else. */
async function expectToldBeside(page: Page): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: said });
  await expect(told).toHaveCount(1);
  await expect(page.locator(':focus + [role=alert], label:has(:focus) + [role=alert]')).toHaveText(
    said,
  );
  await expect(page.locator(':focus')).toHaveAccessibleDescription(said);
  await expectNoSideScroll(page);
  await expectAccessible(page);
}

test(
  'what is refused of an interest is told where it was pressed',
  { tag: '@long' },
  async ({ page }) => {
    const person = await aPerson();
    await signIn(page, person.username, '/meupergamum/perfil-interesse', person);
    await refuse(page, 'POST', '**/api/**/area-autor-assunto*');
    await page.getByLabel('Procurar um autor').fill('machado');
    const follow = page.getByRole('button', { name: /^Acompanhar: Assis, Machado de/ }).first();
    await follow.press('Enter');
    await expectToldBeside(page);
    await page.unrouteAll();
    await follow.press('Enter');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByText(said)).toHaveCount(0);
  },
);

test('what is refused after a question is told where the question was asked for @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, '/meupergamum/listas', person);
  await page.getByRole('button', { name: 'Nova lista' }).press('Enter');
  await page.getByLabel('Nome da lista').fill('Verão');
  await page.getByRole('button', { name: 'Criar a lista' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verão' })).toBeVisible();
  await page.goto('/meupergamum/listas');
  await waitForHydration(page);
  await refuse(page, 'DELETE', '**/api/**');
  await page.getByRole('button', { name: 'Excluir a lista: Verão' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Excluir', exact: true })
    .press('Enter');
  await expectToldBeside(page);
});

test('what is refused of a switch is told below it', { tag: '@phone @long' }, async ({ page }) => {
  const person = await aPerson();
  await aSavedSearch(person.username);
  await signIn(page, person.username, '/meupergamum/itens-salvos', person);
  await refuse(page, 'PUT', '**/api/**');
  const alerts = main(page).getByRole('switch', { name: /^Avisar-me/ });
  await alerts.press('Space');
  await expectToldBeside(page);
  await expect(alerts).not.toBeChecked();
});

test('what went with what was refused is told over the page @one-size @long', async ({ page }) => {
  const person = await aPerson();
  await aSavedSearch(person.username);
  await signIn(page, person.username, '/meupergamum/itens-salvos', person);
  const remove = page.getByRole('button', { name: `Remover dos itens salvos: ${person.username}` });
  await expect(remove).toBeVisible();
  await inDatabase((db) =>
    db.deleteFrom('saved_search').where('name', '=', person.username).execute(),
  );
  await remove.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remover', exact: true }).press('Enter');
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
});

/** Saves a search in the last hours of a year in São Paulo, when it is the next year by UTC. */
async function aSavedSearch(username: string): Promise<void> {
  await inDatabase(async (db) => {
    const { person_id } = await db
      .selectFrom('login')
      .select('person_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const query = 'guia=geral&q=casmurro';
    const saved = { saved_at: new Date('2026-01-01T01:30:00Z'), looked_to: '2025-12-31' };
    await db
      .insertInto('saved_search')
      .values({ person_id, name: username, query, alerts: false, ...saved })
      .execute();
  });
}

for (const [language, day] of [
  ['pt', 'desde 31 de dez. de 2025'],
  ['en', 'since Dec 31, 2025'],
  ['es', 'desde el 31 dic 2025'],
] as const) {
  const title = `a search saved late on a day of São Paulo shows that day, in ${language} @one-size @long`;
  test(title, async ({ page }) => {
    const person = await aPerson();
    await aSavedSearch(person.username);
    const { username, password } = person;
    await signIn(page, username, '/meupergamum/itens-salvos', { language, password });
    await expect(main(page).getByRole('article')).toContainText(day);
  });
}
