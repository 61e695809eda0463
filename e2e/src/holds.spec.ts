import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { aPerson, type TestPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, hydrated, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('article');

/** A title of the first library that is of this test alone, all its copies out. */
async function aTitleThatIsOut(of: string): Promise<number> {
  const skipped = { desktop: 0, phone: 1, shelf: 2 }[of] ?? 3;
  return inDatabase(async (db) => {
    const { title_id } = await db
      .selectFrom('copy')
      .select('title_id')
      .groupBy('title_id')
      .having(
        sql<boolean>`bool_or(library_id = 1) and bool_and(status = 'available')
        and bool_or(library_id <> 1)`,
      )
      .orderBy('title_id', 'desc')
      .limit(1)
      .offset(skipped)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('copy')
      .set({ circulation_status: 'on-loan', circulation_due_on: '2099-03-10' })
      .where('title_id', '=', title_id)
      .execute();
    return title_id;
  });
}

/** A student, who may borrow. */
async function aStudent(): Promise<TestPerson> {
  const person = await aPerson();
  await inDatabase((db) =>
    db
      .updateTable('login')
      .set({ category_id: 1 })
      .where('username', '=', person.username)
      .execute(),
  );
  return person;
}

test('a hold is chosen, placed by who signs in then, suspended and cancelled', async ({ page }, {
  project,
}) => {
  const titleId = await aTitleThatIsOut(project.name);
  const { username, password } = await aStudent();
  await page.goto(`/acervo/${titleId}`);
  await page.getByRole('main').getByRole('link', { name: 'Reservar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva', exact: true })).toBeVisible();
  await hydrated(page);
  const place = main(page).getByRole('button', { name: 'Reservar' });
  await place.press('Enter');
  await expect(page.getByText('Selecione todas as opções para confirmar a reserva!')).toBeVisible();
  await expect(page.getByLabel('Biblioteca', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Biblioteca', { exact: true }).selectOption('1');
  for (const field of await main(page).getByRole('combobox').all()) {
    if ((await field.inputValue()) === '–') await field.selectOption({ index: 1 });
  }
  await place.press('Enter');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page.getByText('Reserva feita')).toBeVisible();
  await expect(page.getByText(/Você é o número 1 de 1 na fila/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Ver minhas reservas' }).click();
  await expect(rows(page)).toHaveText(/Na fila.*Previsão: /);
  await rows(page).getByText('Suspender ou limitar').first().click();
  await rows(page)
    .getByLabel('Suspender até')
    .fill(await inTenDays());
  await rows(page).getByRole('button', { name: 'Suspender' }).click();
  await expect(rows(page)).toHaveText(/Suspensa até/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await rows(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancelar selecionadas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar reservas' }).click();
  await expect(page.getByText('1 reserva cancelada.')).toBeVisible();
  await expect(rows(page)).toHaveText(/Cancelada por você/);
  await expectAccessible(page);
});

/** As the libraries count days. */
const inTenDays = () =>
  inDatabase(async (db) => {
    const { rows: days } = await sql<{ day: string }>`select
      ((now() at time zone 'America/Sao_Paulo')::date + 10)::text as day`.execute(db);
    return days[0]?.day ?? '';
  });

test('the hold shelf says what stands there for whom; a hold is cancelled with a reason @one-size', async ({
  page,
}) => {
  const titleId = await aTitleThatIsOut('shelf');
  const { username } = await aStudent();
  await inDatabase(async (db) => {
    await sql`with shelved as (update copy set circulation_status = 'held', circulation_due_on = null
        where id = (select min(id) from copy where title_id = ${titleId} and library_id = 1)
        returning id, title_id, library_id, volume, tome, part, additional_material)
      insert into hold (person_id, login_id, title_id, library_id, volume, tome, part,
        additional_material, placed_at, state, released_at, pickup_until, copy_id)
      select l.person_id, l.id, s.title_id, s.library_id, s.volume, s.tome, s.part,
        s.additional_material, '2026-01-05', 'released', '2026-01-10', '2026-01-12', s.id
      from shelved s, login l where l.username = ${username}`.execute(db);
  });
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
