import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { presentItem } from '../debts/index.ts';
import { findSuspensions, type SuspensionRow } from './suspension-rows.ts';

/** Lists the person's own suspensions, whichever login they come by. */
export function listSuspensions({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.listSuspensions> {
  return async (_request, { person: { personId }, language }) => {
    const today = clock.today().toString();
    const rows = await findSuspensions(db, { personId }, { today, language });
    const holding = rows.filter((row) => stateOf(row, today) === 'vigente');
    const last = holding
      .map(({ until }) => until)
      .toSorted()
      .at(-1);
    return {
      status: 200,
      body: {
        afastado_ate: last ?? null,
        afastamentos: rows.map((row) => presentSuspension(row, today)),
      },
    };
  };
}

export function presentSuspension(row: SuspensionRow, today: string) {
  return {
    codigo: row.id,
    motivo: row.reason,
    item: presentItem(row),
    cod_biblioteca: row.libraryId,
    desc_biblioteca: row.library,
    desde: row.from,
    ate: row.until,
    situacao: stateOf(row, today),
  };
}

function stateOf(
  { liftedAt, until }: SuspensionRow,
  today: string,
): 'vigente' | 'cumprido' | 'levantado' {
  if (liftedAt !== null) return 'levantado';
  return until < today ? 'cumprido' : 'vigente';
}
