import type { Db } from '@estante/database';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Lets the console tell of calls that are refused on purpose. */
test.use({ refusals: /a status of (403|409)/ });

const area = '/meupergamum/atendimento';

/** Creates a comment of a demo reader to the library with this code. */
async function writeComment(db: Db, content: string, library = 'BC'): Promise<void> {
  const unread = { read_at: null, read_by: null, answer: null };
  const ids = await idsOf(db, library);
  const sent = {
    language: 'pt',
    sent_at: new Date(),
    answered_at: null,
    answered_by: null,
  } as const;
  await db
    .insertInto('general_comment')
    .values({ ...ids, ...unread, ...sent, content })
    .execute();
}

async function writeSuggestion(db: Db, title: string): Promise<void> {
  const ids = await idsOf(db, 'BC');
  const work = { title, publisher: 'Todavia', author: '', edition: '', isbn_issn: '', notes: '' };
  const taught = { course_code: null, course_name: null, discipline_code: null };
  const state = { is_serial: false, handled_at: null, handled_by: null };
  const sent = {
    language: 'pt',
    sent_at: new Date(),
    discipline_name: null,
    copies: null,
  } as const;
  await db
    .insertInto('acquisition_suggestion')
    .values({ ...ids, ...work, ...taught, ...state, ...sent })
    .execute();
}

async function idsOf(db: Db, library: string) {
  const reader = await db
    .selectFrom('login')
    .select('person_id')
    .where('username', '=', 'aluna')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('library')
    .select('id')
    .where('code', '=', library)
    .executeTakeFirstOrThrow();
  return { person_id: reader.person_id, library_id: id };
}

/** Text that no other test, at any size, writes. */
const own = (text: string) => `${text} ${test.info().project.name} ${test.info().workerIndex}`;

const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openMenu(page: Page) {
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) await page.getByTitle('Menu', { exact: true }).click();
  return page.getByRole('navigation', { name: 'Menu do atendimento' });
}

test(
  'staff find their tasks from the personal area, by keyboard and by name',
  { tag: '@narrow' },
  async ({ page }) => {
    await signIn(page, 'bibliotecaria', '/meupergamum');
    if (test.info().project.name === 'phone') {
      await page.getByTitle('Menu', { exact: true }).click();
    }
    await page.getByRole('link', { name: 'Atendimento', exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${area}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Comentários gerais' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comentários gerais' })).toBeVisible();
  },
);

test('readers find no such place, and the anonymous are asked to sign in @one-size @long', async ({
  page,
}) => {
  await page.goto(`${area}/comentarios`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum%2Fatendimento%2Fcomentarios/);
  for (const place of [area, `${area}/comentarios`]) {
    await signIn(page, 'aluna', place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/não/i);
    await expect(page.getByRole('link', { name: 'Atendimento', exact: true })).toHaveCount(0);
  }
});

test('a comment is found, marked as read and answered @long', async ({ page }) => {
  const content = own('Faltam tomadas na sala de leitura');
  await inDatabase((db) => writeComment(db, content));
  await signIn(page, 'bibliotecaria', `${area}/comentarios`);
  await expect(page.getByText('Unidade: Biblioteca Central')).toBeVisible();
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: 'Filtrar' }).first().click();
  }
  await page.getByLabel('Palavra ou nome').fill(content);
  await page.getByLabel('Palavra ou nome').press('Enter');
  await expect(page).toHaveURL(/texto=Faltam/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('1 comentário');
  const comment = entry(page, content);
  await expect(comment).toContainText('Luana Ribeiro Campos');
  await comment.getByRole('button', { name: 'Marcar como lido' }).click();
  await expect(told(page, 'Comentário marcado como lido.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(comment).toContainText(/Lido por Teresa Furtado Lima em /);
  await comment.getByText('Responder', { exact: true }).click();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await comment.getByLabel('Resposta').fill('Chegam na semana que vem.');
  await comment.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(told(page, 'Resposta enviada por e-mail.')).toBeVisible();
  await expect(comment).toContainText(/Chegam na semana que vem\..*Respondido por Teresa/);
  await expect(comment.getByText('Responder', { exact: true })).toHaveCount(0);
});

test("another unit's comments are for administrators @one-size @long", async ({ page }) => {
  const content = own('À biblioteca da saúde');
  await inDatabase((db) => writeComment(db, content, 'BCS'));
  const address = `${area}/comentarios?texto=${encodeURIComponent(content)}`;
  await signIn(page, 'bibliotecaria', address);
  await expect(page.getByText('Nada corresponde aos filtros.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, 'administradora', address);
  await expect(entry(page, content)).toBeVisible();
  await expect(page.getByText('Todas as unidades')).toBeVisible();
});

test('a suggestion is taken on; cancelling is asked about first @one-size @long', async ({
  page,
}) => {
  const title = own('Torto arado');
  await inDatabase((db) => writeSuggestion(db, title));
  const address = `${area}/sugestoes?texto=${encodeURIComponent(title)}`;
  await signIn(page, 'bibliotecaria', address);
  const suggestion = entry(page, title);
  await suggestion.getByText('Mudar a situação').click();
  await suggestion.getByLabel('Nova situação').selectOption({ label: 'Em cotação' });
  await suggestion.getByRole('button', { name: 'Salvar' }).click();
  await expect(told(page, 'Situação salva: Em cotação.')).toBeVisible();
  await expect(suggestion).toContainText(/Situação informada por Teresa Furtado Lima/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await suggestion.getByLabel('Nova situação').selectOption({ label: 'Cancelada' });
  await suggestion.getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancelar esta sugestão?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(question).toHaveCount(0);
  await expect(suggestion).not.toContainText('Situação salva: Cancelada.');
  await suggestion.getByRole('button', { name: 'Salvar' }).click();
  await question.getByRole('button', { name: 'Cancelar a sugestão' }).click();
  await expect(told(page, 'Situação salva: Cancelada.')).toBeVisible();
});

test('who was slower is told, and sees how it stands now @one-size @long', async ({ page }) => {
  const title = own('Marrom e amarelo');
  await inDatabase((db) => writeSuggestion(db, title));
  await signIn(page, 'bibliotecaria', `${area}/sugestoes?texto=${encodeURIComponent(title)}`);
  const suggestion = entry(page, title);
  await suggestion.getByText('Mudar a situação').click();
  await inDatabase((db) =>
    db
      .updateTable('acquisition_suggestion')
      .set({ state: 'duplicated', handled_at: new Date() })
      .where('title', '=', title)
      .execute(),
  );
  await suggestion.getByLabel('Nova situação').selectOption({ label: 'Aguardando entrega' });
  await suggestion.getByRole('button', { name: 'Salvar' }).click();
  const why = suggestion.getByRole('alert').filter({ hasText: /\S/ });
  await expect(why).toContainText(/^Outra pessoa da equipe mudou a situação/);
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Ver como está agora' }).click();
  await expect(suggestion.getByText('Duplicada', { exact: true }).first()).toBeVisible();
});

test('a list that fails says so, and can be asked for again @one-size @long', async ({ page }) => {
  await page.route('**/api/atendimento/comentarios*', (route) =>
    route.fulfill({ status: 503, body: '{}', contentType: 'application/json' }),
  );
  await signIn(page, 'bibliotecaria', `${area}/comentarios`);
  await waitForHydration(page);
  await expect(
    page.getByRole('heading', { name: 'Não foi possível mostrar a lista' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/atendimento/comentarios*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Unidade: Biblioteca Central')).toBeVisible();
});

test('the filters of a list stand in line, labels and fields @one-size @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', `${area}/sugestoes`, { language: 'en' });
  const filters = page.getByRole('region', { name: 'Filters of the list' });
  const top = async (of: Locator) => Math.round((await of.boundingBox())?.y ?? 0);
  const state = filters.getByText('Status', { exact: true });
  const from = filters.getByText('From', { exact: true });
  await expect(from).toBeVisible();
  expect(await top(from)).toBe(await top(state));
  expect(await top(filters.getByLabel('From'))).toBe(await top(filters.getByLabel('Status')));
});
