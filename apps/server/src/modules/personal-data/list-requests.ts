import { dataRequestStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { listForStaff } from '../patrons/index.ts';
import { presentRequest } from './present-request.ts';
import { countRequests, findRequests } from './request-repository.ts';

/** What readers of the asker's unit ask to have changed. */
export function listRequests(db: Db): UseCase<typeof endpoints.listPersonalDataRequests> {
  return async ({ query }, { person: { loginId } }) => {
    const sight = { db, loginId };
    const found = await listForStaff(sight, query, {
      states: dataRequestStates,
      find: (filter, page) => findRequests(sight, { ...filter, state: query.situacao }, page),
      count: (filter) => countRequests(sight, filter),
      totalOf: (state, counts) => counts.get(state) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const pedidos = await Promise.all(rows.map((row) => presentRequest(db, row)));
    return { status: 200, body: { ...list, pedidos } };
  };
}
