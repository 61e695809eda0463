import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findOpenLoans } from './loan-repository.ts';
import { presentLoans } from './present-loan.ts';

export interface LoanDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function listPendingTitles({
  db,
  clock,
}: LoanDeps): UseCase<typeof endpoints.listPendingTitles> {
  return async ({ query }, { person: { personId }, language }) => {
    const loans = await findOpenLoans(db, personId);
    const shown = { db, language, now: clock.now(), details: query.showDetails };
    return { status: 200, body: { emprestimos: await presentLoans(loans, shown) } };
  };
}
