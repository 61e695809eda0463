import type { Language } from '@estante/contract';
import { keptByVersions, type Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';
import { readLendingRules } from '../circulation/availability/index.ts';
import { sumUp, type Availability } from './availability-counts.ts';
import { findHeldItems, type HeldItems } from './held-items.ts';

/** Civil day, and the language of the libraries' names. */
interface AvailabilityContext {
  readonly today: string;
  readonly language: Language;
}

/** Availability of each title asked for; a title without copies has zeros. */
export async function findAvailability(
  db: Db,
  titleIds: readonly number[],
  asked: AvailabilityContext,
): Promise<ReadonlyMap<number, Availability>> {
  const [held, sayOf] = await Promise.all([
    findHeldItems(db, titleIds),
    readAvailability(db, asked),
  ]);
  return new Map(titleIds.map((id) => [id, sayOf(held.get(id) ?? [])]));
}

/** Loads rules and libraries; returns a function computing availability. */
export async function readAvailability(
  db: Db,
  { today, language }: AvailabilityContext,
): Promise<(held: readonly HeldItems[]) => Availability> {
  const { libraries, rules } = await readLenders(db, language);
  return (held) => {
    const inLibraries = Map.groupBy(held.filter(isThere), ({ libraryId }) => libraryId);
    const rows = libraries.flatMap(({ id, campus_id, name }) =>
      (inLibraries.get(id) ?? []).map(({ loanTypeId, state, items, expectedOn }) => ({
        library_id: id,
        library: name,
        campus_id,
        loan_type_id: loanTypeId,
        state,
        items,
        // A day that has passed is no longer one to come back for.
        expected_on: expectedOn !== null && expectedOn >= today ? expectedOn : null,
      })),
    );
    return sumUp(rows, rules);
  };
}

const notThere: ReadonlySet<string | null> = new Set(['withdrawn', 'lost']);

function isThere({ state }: HeldItems): boolean {
  return !notThere.has(state);
}

/** Reads libraries by name, and the lending rules. */
const readLenders = keptByVersions(async (db: Db, language: Language) => {
  const [libraries, rules] = await Promise.all([
    findLibrariesByName(db, language),
    readLendingRules(db),
  ]);
  return { libraries, rules };
});

function findLibrariesByName(db: Db, language: Language) {
  return db
    .selectFrom('library as l')
    .select(['l.id', 'l.campus_id', nameIn('l', language).as('name')])
    .orderBy(nameIn('l', language))
    .orderBy('l.id')
    .execute();
}
