import { requestStates, type endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { listForStaff } from '../staff-access/index.ts';
import { countHandled, findHandled } from './request-rows.ts';
import type { RequestDeps } from './make-request.ts';
import { presentHandled } from './present-request.ts';
import { storedKind, storedState } from './wire-names.ts';

/** Lists the requests of readers to the unit of the asker. */
export function listRequestsToHandle({
  db,
  clock,
}: RequestDeps): UseCase<typeof endpoints.listRequestsToHandle> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const kind = query.tipo && storedKind[query.tipo];
    const state = query.situacao && storedState[query.situacao];
    const found = await listForStaff(sight, query, {
      states: requestStates,
      find: (filter, page) => findHandled(sight, { ...filter, kind, state }, page),
      count: (filter) => countHandled(sight, { ...filter, kind }),
      totalOf: (told, counts) => counts.get(storedState[told]) ?? 0,
    });
    if ('refusal' in found) return found;
    const today = clock.today().toString();
    const solicitacoes = found.rows.map((row) => presentHandled(row, today));
    return { status: 200, body: { ...found.list, solicitacoes } };
  };
}
