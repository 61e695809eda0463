import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** What can be had of a title now, and where. */
export type Availability = Success<typeof endpoints.listTitleLibraries>;
type LibraryAvailability = Availability['bibliotecas'][number];

/** What the copies of a title in one library come to. */
interface HeldRow extends LibraryAvailability {
  readonly title_id: number;
  readonly emprestados: number;
  readonly previsao_devolucao: string | null;
}

/** Availability of each title asked for on a civil day; a title without copies has zeros. */
export async function findAvailability(
  db: Db,
  titleIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Availability>> {
  const rows = titleIds.length === 0 ? [] : await countCopies(db, titleIds, today);
  const grouped = Map.groupBy(rows, ({ title_id }) => title_id);
  return new Map(titleIds.map((id) => [id, sumUp(grouped.get(id) ?? [])]));
}

function sumUp(rows: readonly HeldRow[]): Availability {
  const sum = (key: 'exemplares' | 'disponiveis' | 'consulta_local' | 'emprestados') =>
    rows.reduce((total, row) => total + row[key], 0);
  const returns = rows.flatMap(({ previsao_devolucao }) => previsao_devolucao ?? []);
  return {
    exemplares: sum('exemplares'),
    disponiveis: sum('disponiveis'),
    consulta_local: sum('consulta_local'),
    emprestados: sum('emprestados'),
    previsao_devolucao: returns.toSorted()[0] ?? null,
    bibliotecas: rows.map(
      ({ title_id: _title, emprestados: _out, previsao_devolucao: _back, ...library }) => library,
    ),
  };
}

/** A day that has passed is no longer one to come back for. */
async function countCopies(
  db: Db,
  titleIds: readonly number[],
  today: string,
): Promise<readonly HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    with held as (
      select title_id, library_id, 1 as copies, 0 as holdings, state, expected_on
        from copy where title_id = any(${titleIds}) and state not in ('withdrawn', 'lost')
      union all
      select title_id, library_id, 0, 1, null, null
        from holding where title_id = any(${titleIds})
    )
    select h.title_id, l.id as cod_biblioteca, l.name as desc_biblioteca,
      l.campus_id as cod_campus,
      sum(h.copies)::integer as exemplares,
      (count(*) filter (where h.state in ('available', 'reference')))::integer as disponiveis,
      (count(*) filter (where h.state = 'reference'))::integer as consulta_local,
      (count(*) filter (where h.state = 'on-loan'))::integer as emprestados,
      min(h.expected_on) filter (where h.expected_on >= ${today}::date)::text as previsao_devolucao,
      sum(h.holdings)::integer as colecoes
    from held h join library l on l.id = h.library_id
    group by h.title_id, l.id, l.name, l.campus_id
    order by l.name, l.id`.execute(db);
  return rows;
}
