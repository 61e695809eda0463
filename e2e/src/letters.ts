import { notices } from '../../apps/server/src/modules/circulation/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '@estante/database';
import { expect, test } from '@playwright/test';
import { lettersTo, type TestPerson } from './people.ts';
import { inDatabase, openSafe } from './settings.ts';

export const inDays = (days: number) => systemClock.today().add({ days }).toString();

const now = () => new Date();
const volume = { volume: '', tome: '', part: '', additional_material: '' };

/** Creates a loan and holds, of titles of this turn, that letters announce to a person and offer acts on. */
export async function aReaderToWriteTo(person: TestPerson, language: 'pt' | 'en' | 'es', turn = 0) {
  return inDatabase(async (db) => {
    const { id: loginId, person_id: personId } = await db
      .selectFrom('login')
      .select(['id', 'person_id'])
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    await db.updateTable('person').set({ language }).where('id', '=', personId).execute();
    const titles = await findTitles(db, language, turn);
    const reader = { personId, loginId };
    return {
      personId,
      lent: await lend(db, reader, titles[0]),
      extended: await holdUntil(db, reader, titles[1]),
      cancelled: await holdUntil(db, reader, titles[2]),
      passed: await release(db, reader, titles[3]),
    };
  });
}

interface Reader {
  readonly personId: number;
  readonly loginId: number;
}

interface Title {
  readonly id: number;
  readonly name: string;
}

/** Four titles from the middle of the catalogue, others in each test, language and size: other tests take its ends. */
async function findTitles(
  db: Db,
  language: 'pt' | 'en' | 'es',
  turn: number,
): Promise<readonly [Title, Title, Title, Title]> {
  const isPhone = test.info().project.name === 'phone';
  const rows = await db
    .selectFrom('title')
    .select(['id', 'description'])
    .where('withdrawn_at', 'is', null)
    .where((of) =>
      of.exists(of.selectFrom('copy as c').select('c.id').whereRef('c.title_id', '=', 'title.id')),
    )
    .orderBy('id')
    .offset(400 + 4 * (['pt', 'en', 'es'].indexOf(language) + (isPhone ? 3 : 0) + 6 * turn))
    .limit(4)
    .execute();
  const [one, two, three, four] = rows.map(({ id, description }) => ({
    id,
    name: description.title,
  }));
  if (!one || !two || !three || !four) throw new Error('no titles to write of');
  return [one, two, three, four];
}

async function lend(db: Db, { personId, loginId }: Reader, { id, name }: Title): Promise<string> {
  const due_on = inDays(2);
  const rule = {
    limit: 5,
    period: { unit: 'days', length: 7 },
    renewals: 5,
    allowsHolds: true,
    pickupDays: 2,
    finePerDay: 0,
    graceDays: 0,
    fineCap: 0,
    suspensionFactor: 0,
    suspensionCap: 0,
    fixedDue: null,
  };
  const { id: loanId } = await db
    .insertInto('loan')
    .values({
      person_id: personId,
      login_id: loginId,
      copy_id: null,
      title_id: id,
      barcode: `CARTA-${personId}`,
      library_id: 1,
      lent_at: now(),
      lent_in: 1,
      lent_by: null,
      due_on,
      due_at: null,
      rule: JSON.stringify(rule),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notices.writeNotice(db, {
    personId,
    kind: 'due-soon',
    event: `loan:${loanId}:${due_on}`,
    facts: { loanId, titleId: id, libraryId: 1, dueOn: due_on, dueAt: null },
    at: now(),
  });
  return name;
}

/** Creates a waiting hold, with all copies out, whose last day of need is near. */
async function holdUntil(db: Db, { personId, loginId }: Reader, { id, name }: Title) {
  const day = inDays(3);
  const out = { circulation_status: 'on-loan', circulation_due_on: '2099-03-10' } as const;
  await db.updateTable('copy').set(out).where('title_id', '=', id).execute();
  const { id: holdId } = await db
    .insertInto('hold')
    .values({
      person_id: personId,
      login_id: loginId,
      title_id: id,
      library_id: 1,
      location_id: null,
      placed_at: now(),
      needed_until: day,
      ...volume,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notices.writeNotice(db, {
    personId,
    kind: 'hold-ending',
    event: `hold:${holdId}:${day}`,
    facts: { holdId, titleId: id, libraryId: 1, day },
    at: now(),
  });
  return name;
}

/** Puts a copy that nobody else wants on the hold shelf. */
async function release(db: Db, { personId, loginId }: Reader, { id, name }: Title) {
  const pickupUntil = inDays(2);
  const copy = await db
    .selectFrom('copy')
    .select(['id', 'library_id', 'volume', 'tome', 'part', 'additional_material'])
    .where('title_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: copyId, library_id: libraryId, ...part } = copy;
  const held = { circulation_status: 'held', circulation_due_on: null } as const;
  await db.updateTable('copy').set(held).where('id', '=', copyId).execute();
  const { id: holdId } = await db
    .insertInto('hold')
    .values({
      person_id: personId,
      login_id: loginId,
      title_id: id,
      library_id: libraryId,
      location_id: null,
      placed_at: now(),
      state: 'released',
      copy_id: copyId,
      released_at: now(),
      pickup_until: pickupUntil,
      ...part,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notices.writeNotice(db, {
    personId,
    kind: 'hold-released',
    event: `hold:${holdId}`,
    facts: { holdId, titleId: id, libraryId, pickupUntil },
    at: now(),
  });
  return name;
}

/** Writes the day's letters for this site and waits for the person's. */
export async function letterOfTheDay({ email }: TestPerson, origin: string): Promise<string> {
  const safe = await openSafe();
  const { signal } = new AbortController();
  await inDatabase((db) => notices.sendLetters({ db, safe, clock: systemClock, origin }, signal));
  let letter: string | undefined;
  await expect(async () => {
    letter = (await lettersTo(email)).at(-1);
    expect(letter).toBeDefined();
  }).toPass({ timeout: 120_000 });
  // Joins lines that the mail breaks.
  return (letter ?? '').replaceAll(/=\r?\n/g, '');
}
