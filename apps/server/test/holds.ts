import type { Database, Db } from '@estante/database';
import type { Insertable } from 'kysely';

type HoldRow = Insertable<Database['hold']>;

/** A hold that waits for any copy of the title in the first library; returns its number. */
export async function writeHold(
  db: Db,
  over: Partial<HoldRow> & Pick<HoldRow, 'person_id' | 'title_id'>,
): Promise<number> {
  const { login_id = await loginOf(db, over.person_id) } = over;
  const { id } = await db
    .insertInto('hold')
    .values({
      library_id: 1,
      volume: '',
      tome: '',
      part: '',
      additional_material: '',
      location_id: null,
      placed_at: new Date('2026-03-01T12:00:00Z'),
      ...over,
      login_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function loginOf(db: Db, personId: number): Promise<number> {
  const { id } = await db
    .selectFrom('login')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds of a title as they stand, in the order of their numbers. */
export async function holdsOf(db: Db, titleId: number) {
  return db
    .selectFrom('hold')
    .select(['id', 'person_id', 'state', 'copy_id', 'pickup_until', 'end_reason'])
    .where('title_id', '=', titleId)
    .orderBy('id')
    .execute();
}

/** States that circulation tells of the copies of a title, in the order of their numbers. */
export async function copyStatesOf(db: Db, titleId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('copy')
    .select('state')
    .where('title_id', '=', titleId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
}
/** People without number of name and login, of the first library: their person numbers. */
export async function writeReaders(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await db
      .insertInto('person')
      .values({ name: `Leitor ${i}`, password_hash: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('login')
      .values({
        person_id: id,
        username: `leitor${i}`,
        library_id: 1,
        role: 'patron',
        category_id: 1,
      })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** Every copy of the title is out on loan; where `dueOn` is given, back on that day. */
export async function lendAll(db: Db, titleId: number, dueOn: string | null = null): Promise<void> {
  await db
    .updateTable('copy')
    .set({ circulation_status: 'on-loan', circulation_due_on: dueOn })
    .where('title_id', '=', titleId)
    .execute();
}
