import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/name-in.ts';
import {
  availabilityOf,
  lendsToAnybody,
  readLendingRules,
  type CopyAvailability,
  type CopyState,
  type LendingRule,
} from '../circulation/availability/index.ts';

/** What can be had of a title now, and where. */
export type Availability = Success<typeof endpoints.listTitleLibraries>;
type LibraryAvailability = Availability['bibliotecas'][number];

/** Copies, or textual holdings, of a title in one library that are alike to who would borrow them. */
interface HeldRow {
  readonly title_id: number;
  readonly library_id: number;
  readonly library: string;
  readonly campus_id: number;
  readonly loan_type_id: number | null;
  /** Null of textual holdings. */
  readonly state: CopyState | null;
  readonly items: number;
  readonly expected_on: string | null;
}

/** On a civil day, with the names of libraries in a language. */
interface Asked {
  readonly today: string;
  readonly language: Language;
}

/** Availability of each title asked for; a title without copies has zeros. */
export async function findAvailability(
  db: Db,
  titleIds: readonly number[],
  { today, language }: Asked,
): Promise<ReadonlyMap<number, Availability>> {
  const [rows, rules] =
    titleIds.length === 0
      ? [[], []]
      : await Promise.all([findHeldRows(db, titleIds, { today, language }), readLendingRules(db)]);
  const grouped = Map.groupBy(rows, ({ title_id }) => title_id);
  return new Map(titleIds.map((id) => [id, sumUp(grouped.get(id) ?? [], rules)]));
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
type CountedState = Pick<HeldRow, 'library_id' | 'loan_type_id' | 'state' | 'items'>;

/** How many copies there are, and how many of them are what to anybody who would borrow one. */
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

/** A day that has passed is no longer one to come back for. */
async function findHeldRows(
  db: Db,
  titleIds: readonly number[],
  { today, language }: Asked,
): Promise<readonly HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    with held as (
      select title_id, library_id, loan_type_id, state, expected_on
        from copy where title_id = any(${titleIds}) and state not in ('withdrawn', 'lost')
      union all
      select title_id, library_id, null, null, null
        from holding where title_id = any(${titleIds})
    )
    select h.title_id, h.library_id, ${nameIn('l', language)} as library, l.campus_id,
      h.loan_type_id, h.state,
      count(*)::integer as items,
      min(h.expected_on) filter (where h.expected_on >= ${today}::date)::text as expected_on
    from held h join library l on l.id = h.library_id
    group by h.title_id, h.library_id, l.id, h.loan_type_id, h.state
    order by library, l.id`.execute(db);
  return rows;
}
