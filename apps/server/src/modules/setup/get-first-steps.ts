import type { endpoints } from '@estante/contract';
import { sql } from 'kysely';
import type { Success } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { findUnplacedCodes } from '../libraries/index.ts';

type Counts = Omit<Success<typeof endpoints.getFirstSteps>, 'endereco' | 'codigos_sem_biblioteca'>;

export function getFirstSteps({
  db,
  clock,
  origin,
}: Pick<Context, 'db' | 'clock' | 'origin'>): UseCase<typeof endpoints.getFirstSteps> {
  return async () => {
    const { total: codigos_sem_biblioteca } = await findUnplacedCodes(db);
    const { rows } = await sql<Counts>`select
      (select count(*)::integer from library) as bibliotecas,
      (select count(*)::integer from title) as acervos,
      (select count(*)::integer from copy where state <> 'withdrawn') as exemplares,
      (select count(*)::integer from login where role in ('patron', 'teacher')) as leitores,
      (select count(*)::integer from loan_rule) as regras,
      (select count(*)::integer from opening_entry
        where from_day >= ${clock.today().toString()} and not is_open and undone_at is null) as feriados,
      (select count(*)::integer from library where opening_hours <> '') as horarios`.execute(db);
    const [counts] = rows;
    if (!counts) throw new Error('counting answers one row');
    return { status: 200, body: { ...counts, codigos_sem_biblioteca, endereco: origin !== null } };
  };
}
