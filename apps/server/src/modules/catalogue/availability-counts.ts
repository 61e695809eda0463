import type { endpoints, Success } from '@estante/contract';
import {
  availabilityOf,
  lendsToAnybody,
  type CopyAvailability,
  type CopyState,
  type LendingRule,
} from '../circulation/availability/index.ts';

/** Copies of a title that can be had now, in all and by library. */
export type Availability = Success<typeof endpoints.listTitleLibraries>;
type LibraryAvailability = Availability['bibliotecas'][number];

/** Copies, or textual holdings, of a title in one library that are alike to a borrower. */
interface HeldRow extends CountedState {
  readonly library: string;
  readonly campus_id: number;
  readonly expected_on: string | null;
}

/** Sums up the copies of a title, in all and by library. */
export function sumUp(rows: readonly HeldRow[], rules: readonly LendingRule[]): Availability {
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
  /** State of the copies; null for textual holdings. */
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
