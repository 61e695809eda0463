import { suggestionStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { listForStaff } from '../staff-access/index.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { countByState, findSuggestions } from './repository.ts';
import { storedState } from './state.ts';

/** Lists the suggestions that readers sent to the unit of the asker. */
export function listSuggestions(db: Db): UseCase<typeof endpoints.listAcquisitionSuggestions> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedState(query.situacao);
    const found = await listForStaff(sight, query, {
      states: suggestionStates,
      find: (filter, page) => findSuggestions(sight, { ...filter, state }, page),
      count: (filter) => countByState(sight, filter),
      totalOf: (told, counts) => counts.get(storedState(told)) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const contagem = list.contagem.filter(({ total }) => total > 0);
    return { status: 200, body: { ...list, contagem, sugestoes: rows.map(presentSuggestion) } };
  };
}
