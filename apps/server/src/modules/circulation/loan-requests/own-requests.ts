import {
  loanRequestFilters,
  type endpoints,
  type Language,
  type LoanRequestFilter,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { dateOf, lockCopies } from '../facts/index.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { presentRequest } from './present-request.ts';
import { cancelOwn, removeOwn } from './repository.ts';
import { findOwn, findOwnOne } from './request-rows.ts';

type RequestBody = ReturnType<typeof presentRequest>;

export function listLoanRequests(db: Db): UseCase<typeof endpoints.listLoanRequests> {
  return async ({ query: { status } }, { person: { personId }, language }) => {
    const all = (await findOwn(db, personId, language)).map(presentRequest);
    return {
      status: 200,
      body: {
        solicitacoes: all.filter(isMeant(status)),
        contagem: loanRequestFilters.map((situacao) => ({
          situacao,
          total: all.filter(isMeant(situacao)).length,
        })),
      },
    };
  };
}

/** Whether a request is in a list: one that has been removed is among the removed alone. */
const isMeant = (filter: LoanRequestFilter) => (request: RequestBody) => {
  if (filter === 'removida') return request.removida;
  return !request.removida && (filter === 'todas' || filter === request.situacao);
};

export function cancelLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.cancelLoanRequest> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    const found = await findOwnOne(db, { personId, id }, language);
    if (!found) return refuse(404, 'NaoEncontrado');
    const isCancelled = await db.transaction().execute(async (trx) => {
      await lockCopies(trx, found.title_id);
      return cancelOwn(trx, personId, id, dateOf(clock.now()));
    });
    return isCancelled
      ? answer(db, { personId, id }, language)
      : refuse(409, 'SituacaoDaSolicitacaoMudou');
  };
}

export function removeLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.removeLoanRequest> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    if (!(await findOwnOne(db, { personId, id }, language))) return refuse(404, 'NaoEncontrado');
    const isRemoved = await removeOwn(db, personId, id, dateOf(clock.now()));
    return isRemoved
      ? answer(db, { personId, id }, language)
      : refuse(409, 'SituacaoDaSolicitacaoMudou');
  };
}

async function answer(
  db: Db,
  own: { readonly personId: number; readonly id: number },
  language: Language,
) {
  const row = await findOwnOne(db, own, language);
  return row ? { status: 200 as const, body: presentRequest(row) } : refuse(404, 'NaoEncontrado');
}
