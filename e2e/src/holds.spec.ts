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

const rows = (page: Page) => main(page).getByRole('article');

/** Title of the first library for this test alone, with all of its copies out. */
async function aTitleThatIsOut(of: string): Promise<number> {
  const tests = [
    'desktop',
    'phone',
    'shelf',
    'missing',
    'lost',
    'limited desktop',
    'limited phone',
  ];
  const skipped = tests.indexOf(of);
  return inDatabase(async (db) => {
    const copies = await db
      .selectFrom('copy')
      .select(['title_id', 'library_id', 'state'])
      .orderBy('title_id', 'desc')
      .limit(2000)
      .execute();
    const fitting = [...Map.groupBy(copies, ({ title_id }) => title_id).values()].filter(
      (own) =>
        own.every(({ state }) => state === 'available') &&
        own.some(({ library_id }) => library_id === 1) &&
        own.some(({ library_id }) => library_id !== 1),
    );
    const titleId = fitting[skipped]?.[0]?.title_id;
    if (titleId === undefined) throw new Error('no title to lend');
    await db
      .updateTable('copy')
      .set({ circulation_status: 'on-loan', circulation_due_on: '2099-03-10' })
      .where('title_id', '=', titleId)
      .execute();
    return titleId;
  });
}

/** Places a hold on the page for it, in the first library: the button sends it once the reader is signed in. */
async function choose(page: Page): Promise<void> {
  await page.getByLabel('Biblioteca', { exact: true }).selectOption('1');
  for (const field of await main(page).getByRole('combobox').all()) {
    if ((await field.inputValue()) === '–') await field.selectOption({ index: 1 });
  }
  await main(page).getByRole('button', { name: 'Reservar' }).press('Enter');
}

test('a hold is chosen, placed by who signs in then, and cancelled', async ({ page }, {
  project,
}) => {
  const titleId = await aTitleThatIsOut(project.name);
  const { username, password } = await aPerson();
  await page.goto(`/acervo/${titleId}`);
  await page.getByRole('main').getByRole('link', { name: 'Reservar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva', exact: true })).toBeVisible();
  await waitForHydration(page);
  await choose(page);
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page.getByText('Reserva feita')).toBeVisible();
  await expect(page.getByText(/A próxima vez na fila é a sua/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto('/meupergamum/emprestimo/reservas');
  await expect(rows(page)).toHaveText(/Na fila.*Previsão: /);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await cancel(page);
});

async function cancel(page: Page): Promise<void> {
  await rows(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancelar selecionadas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar reservas' }).click();
  await expect(page.getByText('1 reserva cancelada.')).toBeVisible();
  // For a moment it may stand in both lists, of open and of ended holds.
  await expect(page.getByText('Você não tem reservas')).toBeVisible();
  await expect(rows(page)).toHaveText(/Cancelada por você/);
}

test('what lacks of a hold is told; one is limited and suspended, and found once it has ended @long', async ({
  page,
}, { project }) => {
  const titleId = await aTitleThatIsOut(`limited ${project.name}`);
  const person = await aPerson();
  await signIn(page, person.username, `/acervo/${titleId}/reserva`, person);
  await main(page).getByRole('button', { name: 'Reservar' }).press('Enter');
  await expect(page.getByText('Selecione todas as opções para confirmar a reserva!')).toBeVisible();
  await expect(main(page).locator('form > [tabindex="-1"]')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Biblioteca', { exact: true })).toBeFocused();
  await choose(page);
  await expect(page.getByText('Reserva feita')).toBeVisible();
  await page.getByRole('button', { name: 'Reservar outro volume, ou em outra biblioteca' }).click();
  await expect(main(page).locator('form :focus')).toHaveCount(1);
  await page.goto('/meupergamum/emprestimo/reservas');
  await expect(rows(page)).toHaveText(/Na fila.*Previsão: /);
  await rows(page).getByText('Suspender ou limitar').first().click();
  const limit = rows(page).getByLabel('Só preciso dele até');
  await limit.fill(inTenDays());
  await rows(page).getByRole('button', { name: 'Salvar este dia' }).click();
  await expect(page.getByText(/^A reserva vale até/)).toBeVisible();
  // An incomplete date is none: it sets no limit.
  await limit.press('Backspace');
  await rows(page).getByRole('button', { name: 'Salvar este dia' }).click();
  await expect(limit).toHaveAccessibleDescription(/Escreva uma data que exista/);
  await expect(page.getByText('Confira os campos marcados.')).toBeVisible();
  await expectAccessible(page);
  await limit.fill(inTenDays());
  await rows(page).getByLabel('Suspender até').fill(inTenDays());
  await rows(page).getByRole('button', { name: 'Suspender' }).click();
  await expect(rows(page)).toHaveText(/Suspensa até/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await cancel(page);
  await expectAccessible(page);
  await narrowTo(page, '2020-01-01', '2020-12-31');
  await expect(page.getByText('Nenhuma reserva encerrada nesses dias.')).toBeVisible();
  await expect(page).toHaveURL(/dataIni=2020-01-01&dataFim=2020-12-31$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await narrowTo(page, '2020-01-01', inTenDays());
  await expect(rows(page)).toHaveText(/Cancelada por você/);
});

async function narrowTo(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('De', { exact: true }).fill(from);
  await page.getByLabel('Até', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** Puts a copy of the title on the hold shelf for the person, past its day. */
function shelve(titleId: number, username: string): Promise<void> {
  return inDatabase(async (db) => {
    const copy = await db
      .selectFrom('copy')
      .select(['id', 'volume', 'tome', 'part', 'additional_material'])
      .where('title_id', '=', titleId)
      .where('library_id', '=', 1)
      .executeTakeFirstOrThrow();
    const login = await db
      .selectFrom('login')
      .select(['id', 'person_id'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const { id: copy_id, ...key } = copy;
    await db
      .updateTable('copy')
      .set({ circulation_status: 'held', circulation_due_on: null })
      .where('id', '=', copy_id)
      .execute();
    await db
      .insertInto('hold')
      .values({
        ...key,
        person_id: login.person_id,
        login_id: login.id,
        title_id: titleId,
        library_id: 1,
        location_id: null,
        placed_at: new Date('2026-01-05T12:00:00Z'),
        state: 'released',
        released_at: new Date('2026-01-10T12:00:00Z'),
        pickup_until: '2026-01-12',
        copy_id,
      })
      .execute();
  });
}

test('the hold shelf says what stands there for whom; a hold is cancelled with a reason @one-size @long', async ({
  page,
}) => {
  const titleId = await aTitleThatIsOut('shelf');
  const { username } = await aPerson();
  await shelve(titleId, username);
  await signIn(page, 'administradora', '/meupergamum/atendimento/reservas');
  const row = rows(page).filter({ hasText: username });
  await expect(row).toHaveText(/Vencida/);
  await expectAccessible(page);
  await row.getByText('Cancelar a reserva').first().click();
  await row.getByLabel('Motivo').fill('Exemplar danificado.');
  await row.getByRole('button', { name: 'Cancelar a reserva' }).click();
  await expect(page.getByText(/^Reserva cancelada\. Volta à estante/)).toBeVisible();
  await page.getByLabel('Situação').selectOption('recolher');
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  await row.getByRole('button', { name: 'Recolher da prateleira' }).press('Enter');
  await expect(row).toBeHidden();
  await expectAccessible(page);
});

test('a copy that is not on the hold shelf is said so, and its reader waits again @one-size @long', async ({
  page,
}) => {
  const titleId = await aTitleThatIsOut('missing');
  const { username } = await aPerson();
  await shelve(titleId, username);
  await signIn(page, 'administradora', '/meupergamum/atendimento/reservas');
  const row = rows(page).filter({ hasText: username });
  await row.getByText('Não está na prateleira').click();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Exemplar não encontrado' }).click();
  await expect(page.getByText(/o exemplar está como perdido e a reserva espera/)).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByLabel('Situação').selectOption('fila');
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  await expect(row).toBeVisible();
});

/** Puts a copy of the title on its way to the first library. */
function carry(titleId: number): Promise<void> {
  return inDatabase(async (db) => {
    const { id } = await db
      .updateTable('copy')
      .set({
        circulation_status: 'in-transit',
        circulation_due_on: null,
        barcode: `E2E-${titleId}`,
      })
      .where('id', '=', (of) =>
        of
          .selectFrom('copy as c')
          .select((min) => min.fn.min('c.id').as('id'))
          .where('c.title_id', '=', titleId)
          .where('c.library_id', '=', 1),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const way = { from_library_id: 2, to_library_id: 1, loan_request_id: null };
    await db
      .insertInto('transit')
      .values({ ...way, copy_id: id, sent_at: new Date('2026-01-10T12:00:00Z') })
      .execute();
  });
}

test('what does not arrive is said to be lost on its way @one-size @long', async ({ page }) => {
  const titleId = await aTitleThatIsOut('lost');
  await carry(titleId);
  await signIn(page, 'administradora', '/meupergamum/atendimento/transito');
  const barcode = `E2E-${titleId}`;
  const row = page.getByRole('row').filter({ hasText: barcode });
  await row.getByRole('button', { name: /^Não encontrado/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByLabel('Motivo').fill('O malote chegou sem ele.');
  await dialog.getByRole('button', { name: 'Dar por perdido' }).click();
  await expect(page.getByText(/não está mais a caminho/)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { name: /^A caminho/ })).toBeFocused();
  await expectAccessible(page);
});
