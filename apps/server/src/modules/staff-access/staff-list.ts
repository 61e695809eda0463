import { staffPageSize } from '@estante/contract';
import { refuseInvertedDays, type Refusal } from '../../endpoint/refusal.ts';
import type { StaffListFilter } from './staff-list-filter.ts';
import { findUnit, presentUnit, type Sight } from './unit.ts';

/** As `staffListQuery` reads it, with the state asked for; undefined for any. */
interface StaffListQuery<State> {
  readonly situacao?: State | undefined;
  readonly biblioteca?: number | undefined;
  readonly texto: string;
  readonly dataIni?: string | undefined;
  readonly dataFim?: string | undefined;
  readonly pagina: number;
}

interface StaffListParts<State, Row, Counts> {
  /** All states, in the order they are told. */
  readonly states: readonly State[];
  /** A page of what is in the state asked for. */
  readonly find: (
    filter: StaffListFilter,
    page: { readonly page: number; readonly size: number },
  ) => PromiseLike<readonly Row[]>;
  /** Counts entries in every state, whichever is asked for. */
  readonly count: (filter: StaffListFilter) => PromiseLike<Counts>;
  readonly totalOf: (state: State, counts: Counts) => number;
}

interface StaffList<State, Row, Counts> {
  /** Facts that each list of the staff area tells of itself. */
  readonly list: {
    readonly total: number;
    readonly pagina: number;
    readonly quantidade: number;
    readonly unidade: ReturnType<typeof presentUnit>;
    readonly contagem: { situacao: State; total: number }[];
  };
  readonly rows: readonly Row[];
  readonly counts: Counts;
}

/** A list of the staff area: a page of it, how many there are in each state, and of which unit. */
export async function listForStaff<State, Row, Counts>(
  sight: Sight,
  query: StaffListQuery<State>,
  { states, find, count, totalOf }: StaffListParts<State, Row, Counts>,
): Promise<StaffList<State, Row, Counts> | Refusal> {
  const { situacao, biblioteca, texto, dataIni, dataFim, pagina } = query;
  const inverted = refuseInvertedDays(dataIni, dataFim);
  if (inverted) return inverted;
  const filter = { libraryId: biblioteca, text: texto, from: dataIni, to: dataFim };
  const [unit, rows, counts] = await Promise.all([
    findUnit(sight),
    find(filter, { page: pagina, size: staffPageSize }),
    count(filter),
  ]);
  const contagem = states.map((state) => ({ situacao: state, total: totalOf(state, counts) }));
  const asked = contagem.filter((one) => situacao === undefined || one.situacao === situacao);
  const total = asked.reduce((sum, one) => sum + one.total, 0);
  const list = { total, pagina, quantidade: staffPageSize, unidade: presentUnit(unit), contagem };
  return { list, rows, counts };
}
