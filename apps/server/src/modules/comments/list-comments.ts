import { commentStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { listForStaff } from '../staff-access/index.ts';
import { presentComment } from './present-comment.ts';
import { countByState, findComments } from './repository.ts';

/** Lists the comments that readers sent to the unit of the asker. */
export function listComments(db: Db): UseCase<typeof endpoints.listGeneralComments> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const found = await listForStaff(sight, query, {
      states: commentStates,
      find: (filter, page) => findComments(sight, { ...filter, state: query.situacao }, page),
      count: (filter) => countByState(sight, filter),
      totalOf: (state, counts) => counts.get(state) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    return { status: 200, body: { ...list, comentarios: rows.map(presentComment) } };
  };
}
