import { refusalMotives, type endpoints, type Success } from '@estante/contract';
import type { Db, ExceptionAct } from '@estante/database';

type ExceptionView = Success<
  typeof endpoints.getDeskPatron
>['emprestimos'][number]['excecoes'][number];

/** Exceptions made for these loans or holds, the last first. */
export function findExceptions(db: Db, of: 'loan_id' | 'hold_id', ids: readonly number[]) {
  return db
    .selectFrom('circulation_exception as e')
    .leftJoin('login as l', 'l.id', 'e.made_by')
    .leftJoin('person as p', 'p.id', 'l.person_id')
    .select([`e.${of} as ofId`, 'e.act', 'e.motives', 'e.reason', 'e.made_at', 'p.name'])
    .where(`e.${of}`, 'in', ids.length > 0 ? [...ids] : [0])
    .orderBy('e.id', 'desc')
    .execute();
}

type Row = Awaited<ReturnType<typeof findExceptions>>[number];

const wireActs = {
  lend: 'emprestimo',
  renew: 'renovacao',
  'due-day': 'prazo',
  hold: 'reserva',
} as const satisfies Readonly<Record<ExceptionAct, ExceptionView['tipo']>>;

/** The exceptions of one loan or hold, as the contract says them. */
export function presentExceptions(rows: readonly Row[], id: number): ExceptionView[] {
  return rows
    .filter(({ ofId }) => ofId === id)
    .map((row) => ({
      tipo: wireActs[row.act],
      motivos: refusalMotives.filter((motive) => row.motives.includes(motive)),
      justificativa: row.reason,
      em: row.made_at.toISOString(),
      operador: row.name ?? '',
    }));
}
