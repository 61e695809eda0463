import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findKindsOn } from './kinds-on.ts';
import { presentRequest } from './present-request.ts';
import { findProposedCosts } from './request-rows.ts';

/** Lists the requests that wait for their reader to say whether they may cost so much. */
export function listProposedCosts(db: Db): UseCase<typeof endpoints.listProposedCosts> {
  return async (_request, { person: { personId }, language }) => {
    const rows = await findProposedCosts(db, personId, await findKindsOn(db), language);
    return { status: 200, body: { solicitacoes: rows.map(presentRequest) } };
  };
}
