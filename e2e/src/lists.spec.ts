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

const path = '/meupergamum/listas';

const enter = (page: Page, person: TestPerson, target: string) =>
  signIn(page, person.username, target, person);

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

/** First titles of the demo network that have copies. */
const someTitles = (count: number) =>
  inDatabase((db) =>
    db
      .selectFrom('title')
      .select(['id', 'description'])
      .where('work_type', '=', 'book')
      .orderBy('id')
      .limit(count)
      .execute(),
  );

async function makeList(page: Page, name: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Nova lista' }).press('Enter');
  await page.getByLabel('Nome da lista').fill(name);
  await page.getByRole('button', { name: 'Criar a lista' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function addFromTitle(page: Page, titleId: number, list: string): Promise<void> {
  await page.goto(`/acervo/${titleId}`);
  await waitForHydration(page);
  await addToList(page, list);
}

/** List of this person, as made on the page of lists. */
function aList({ username }: TestPerson, name: string): Promise<void> {
  return inDatabase(async (db) => {
    const { person_id } = await db
      .selectFrom('login')
      .select('person_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const made = { made_at: new Date(), changed_at: new Date() };
    await db
      .insertInto('named_list')
      .values({ person_id, name, description: '', position: 1, ...made })
      .execute();
  });
}

async function addToList(page: Page, list: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Adicionar a uma lista: / })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: list }).check();
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('lists are made, named, put in order and deleted with the keyboard @long', async ({
  page,
}) => {
  await enter(page, await aPerson(), path);
  await expect(page.getByRole('heading', { name: 'Você ainda não tem listas' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Nova lista' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar a lista' }).press('Enter');
  await expect(
    page
      .getByText('Preencha o campo Nome da lista.')
      .or(page.getByText(/campo Nome da lista/))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await makeList(page, 'Verão');
  await makeList(page, 'Inverno');
  await page.goto(path);
  const names = main(page).getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Verão', 'Inverno']);
  await expectGood(page);
  await page.getByRole('button', { name: 'Para cima: Inverno' }).press('Enter');
  await expect(names).toHaveText(['Inverno', 'Verão']);
  await expect(page.getByRole('button', { name: 'Para cima: Inverno' })).toBeFocused();
  await page.getByRole('button', { name: 'Nome e descrição: Verão' }).press('Enter');
  await page.getByLabel('Nome da lista').fill('inverno');
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Você já tem uma lista com esse nome');
  await page.getByLabel('Nome da lista').fill('Primavera');
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await expect(names).toHaveText(['Inverno', 'Primavera']);
  await page.getByRole('button', { name: 'Excluir a lista: Inverno' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Excluir a lista “Inverno”?');
  await question.getByRole('button', { name: 'Excluir', exact: true }).press('Enter');
  await expect(names).toHaveText(['Primavera']);
  await expect(page.getByRole('button', { name: 'Nova lista' })).toBeFocused();
});

test('titles get into a list, in order, with notes, and out and back @one-size @long', async ({
  page,
}) => {
  await enter(page, await aPerson(), path);
  const [first, second] = await someTitles(2);
  await makeList(page, 'Curso');
  await addFromTitle(page, first?.id ?? 0, 'Curso');
  await addFromTitle(page, second?.id ?? 0, 'Curso');
  await page.getByRole('button', { name: 'Ver a lista' }).click();
  const rows = main(page).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expectGood(page);
  const titles = rows.getByRole('heading');
  const [one = '', two = ''] = await titles.allTextContents();
  await rows
    .first()
    .getByRole('button', { name: /^Para baixo: / })
    .press('Enter');
  await expect(titles).toHaveText([two, one]);
  await rows
    .first()
    .getByRole('button', { name: /^Nota: / })
    .press('Enter');
  await page.getByRole('dialog').getByLabel('Nota').fill('Capítulos 1 a 3.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await expect(rows.first()).toContainText('Capítulos 1 a 3.');
  await rows
    .first()
    .getByRole('button', { name: /^Remover da lista: / })
    .press('Enter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(titles).toHaveText([two, one]);
  await expect(rows.first()).toContainText('Capítulos 1 a 3.');
  await makeList(page, 'Outra');
  await page.goBack();
  await page.goto(path);
  await page.getByRole('link', { name: 'Curso' }).click();
  await page.getByRole('checkbox', { name: /^Selecionar todos/ }).click();
  await page.getByRole('button', { name: 'Mover ou copiar' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copiar', exact: true }).press('Enter');
  await expect(page.getByText('2 títulos copiados para “Outra”.').first()).toBeVisible();
});

test('a list gets a title, and whoever has its link sees it, until it is withdrawn @one-size @long', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await aList(person, 'Para a turma');
  const [title] = await someTitles(1);
  await enter(page, person, `/acervo/${title?.id}`);
  await addToList(page, 'Para a turma');
  await page.goto(path);
  await expectGood(page);
  await page.getByRole('link', { name: 'Para a turma' }).click();
  await main(page).locator('summary', { hasText: 'Compartilhar' }).press('Enter');
  await page.getByRole('button', { name: 'Criar um link' }).press('Enter');
  const link = page.getByLabel('Link da lista');
  await expect(link).toHaveValue(/\/listas\/[\w-]{22}$/);
  await expectGood(page);
  const { pathname } = new URL(await link.inputValue());
  const guest = await browser.newContext({ javaScriptEnabled: false });
  const read = await guest.newPage();
  const base = new URL(page.url()).origin;
  expect((await read.goto(`${base}${pathname}`))?.status()).toBe(200);
  await expect(read.getByRole('heading', { level: 1, name: 'Para a turma' })).toBeVisible();
  await expect(read.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(read.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(read.getByText('Lista compartilhada').first()).toBeVisible();
  await page.getByRole('switch', { name: /primeiro nome/ }).click();
  await expect(page.getByRole('switch', { name: /primeiro nome/ })).toBeChecked();
  await read.reload();
  await expect(read.getByText(/^Lista de /)).toBeVisible();
  await page.getByRole('button', { name: 'Parar de compartilhar' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Parar de compartilhar' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Criar um link' })).toBeVisible();
  expect((await read.goto(`${base}${pathname}`))?.status()).toBe(404);
  await expect(read.getByText('Não há lista neste endereço')).toBeVisible();
  await guest.close();
});

test('a shared list goes into the basket and into a list of one’s own @one-size @long', async ({
  page,
}) => {
  await enter(page, await aPerson(), path);
  const [title] = await someTitles(1);
  await makeList(page, 'De um curso');
  await addFromTitle(page, title?.id ?? 0, 'De um curso');
  await page.goto(path);
  await page.getByRole('link', { name: 'De um curso' }).click();
  await main(page).locator('summary', { hasText: 'Compartilhar' }).press('Enter');
  await page.getByRole('button', { name: 'Criar um link' }).press('Enter');
  await page.getByRole('link', { name: 'Ver o que os outros veem' }).click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/listas\//);
  await expect(page.getByRole('button', { name: /^Colocar tudo na cesta: / })).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: /^Colocar tudo na cesta: / }).click();
  await expect(main(page).getByText(/adicionado à cesta/)).toBeVisible();
  await page.getByRole('button', { name: 'Copiar para uma lista minha' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Uma lista nova' }).check();
  await dialog.getByLabel('Nome da lista').fill('Minha cópia');
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ver a lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha cópia' })).toBeVisible();
  await page.goto('/cesta');
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Adicionar a uma lista' }).press('Enter');
  await expect(dialog.getByRole('radio', { name: 'De um curso' })).toBeVisible();
  await expectGood(page);
});

test('results are put into a new list after signing in @long', async ({ page }) => {
  const person = await aPerson();
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  await main(page).getByRole('checkbox').first().check();
  await enter(page, person, '/?q=brasil');
  await waitForHydration(page);
  await main(page)
    .getByRole('checkbox', { name: /^Selecionar todos/ })
    .check();
  await main(page).getByRole('button', { name: 'Adicionar a uma lista' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome da lista').fill('Brasil');
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
  await expect(page.getByText(/adicionados? a “Brasil”/).first()).toBeVisible();
});

test('what was read becomes a list @long', async ({ page }) => {
  await signIn(page, 'aluna', '/meupergamum/emprestimo/historico');
  await main(page)
    .getByRole('checkbox', { name: /^Selecionar todos/ })
    .check();
  await expectGood(page);
  await main(page).getByRole('button', { name: 'Adicionar a uma lista' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Uma lista nova' }).check();
  const name = `Lidos ${Date.now()}`;
  await dialog.getByLabel('Nome da lista').fill(name);
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ver a lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('another person’s list is not there @long', async ({ page }) => {
  const { id } = await inDatabase((db) =>
    db
      .insertInto('named_list')
      .values({
        person_id: 1,
        name: `De outra pessoa ${Date.now()}`,
        description: '',
        position: 1,
        made_at: new Date(),
        changed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await enter(page, await aPerson(), `${path}/${id}`);
  await expect(main(page).getByText('De outra pessoa')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não encontrada');
});
