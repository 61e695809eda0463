import type { endpoints, Language, Success } from '@estante/contract';
import { keptByVersions, type Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';
import {
  availabilityOf,
  lendsToAnybody,
  readLendingRules,
  type CopyAvailability,
  type CopyState,
  type LendingRule,
} from '../circulation/availability/index.ts';
import { findHeldItems, type HeldItems } from './held-items.ts';

/** Copies of a title that can be had now, in all and by library. */
export type Availability = Success<typeof endpoints.listTitleLibraries>;
type LibraryAvailability = Availability['bibliotecas'][number];

/** Copies, or textual holdings, of a title in one library that are alike to who would borrow them. */
interface HeldRow extends CountedState {
  readonly library: string;
  readonly campus_id: number;
  readonly expected_on: string | null;
}

/** On a civil day, with the names of libraries in a language. */
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

/** Reads what says of copies what can be had of them. */
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

/** Libraries by name, and what they lend. */
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

function sumUp(rows: readonly HeldRow[], rules: readonly LendingRule[]): Availability {
  const counts = countStates(rows, rules);
  const returns = rows.flatMap(({ expected_on }) => expected_on ?? []);
  return {
    exemplares: counts.copies,
    disponiveis: counts.free,
    consulta_local: counts['read-here'],
    emprestados: counts.lent,
    previsao_devolucao: returns.toSorted()[0] ?? null,
    bibliotecas: [...Map.groupBy(rows, ({ library_id }) => library_id).values()].map((held) =>
      inLibrary(held, rules),
    ),
  };
}

function inLibrary(rows: readonly HeldRow[], rules: readonly LendingRule[]): LibraryAvailability {
  const [first] = rows;
  const counts = countStates(rows, rules);
  return {
    cod_biblioteca: first?.library_id ?? 0,
    desc_biblioteca: first?.library ?? '',
    cod_campus: first?.campus_id ?? 0,
    exemplares: counts.copies,
    disponiveis: counts.free,
    consulta_local: counts['read-here'],
    colecoes: rows
      .filter(({ state }) => state === null)
      .reduce((total, { items }) => total + items, 0),
  };
}

/** Copies of one loan type in one library and state. */
interface CountedState {
  readonly library_id: number;
  readonly loan_type_id: number | null;
  /** Null of textual holdings. */
  readonly state: CopyState | null;
  readonly items: number;
}

/** Number of copies that are not gone, and of copies of each availability to anybody who would borrow one. */
export function countStates(
  rows: readonly CountedState[],
  rules: readonly LendingRule[],
): Readonly<Record<CopyAvailability | 'copies', number>> {
  const counts = { copies: 0, free: 0, 'read-here': 0, lent: 0, coming: 0, gone: 0 };
  for (const { state, library_id, loan_type_id, items } of rows) {
    if (state === null) continue;
    const isLent = lendsToAnybody(rules, { libraryId: library_id, loanTypeId: loan_type_id });
    const availability = availabilityOf(state, isLent);
    counts[availability] += items;
    if (availability !== 'gone') counts.copies += items;
  }
  return counts;
}
