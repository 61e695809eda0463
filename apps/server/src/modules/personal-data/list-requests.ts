import { dataRequestStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { listForStaff, recordLook } from '../staff-access/index.ts';
import { presentRequest } from './present-request.ts';
import { countRequests, findRequests } from './request-repository.ts';

/** Lists the changes to their data that readers of the asker's unit ask for. */
export function listRequests({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.listPersonalDataRequests> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const found = await listForStaff(sight, query, {
      states: dataRequestStates,
      find: (filter, page) => findRequests(sight, { ...filter, state: query.situacao }, page),
      count: (filter) => countRequests(sight, filter),
      totalOf: (state, counts) => counts.get(state) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const personIds = [...new Set(rows.map(({ person_id }) => person_id))];
    await recordLook(db, clock, { personIds, loginId, place: 'personal-data' });
    const pedidos = await Promise.all(rows.map((row) => presentRequest(db, row)));
    return { status: 200, body: { ...list, pedidos } };
  };
}
