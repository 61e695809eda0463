import { staffPageSize, suggestionStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuseInvertedDays } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findUnit, presentStaffList } from '../patrons/index.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { countByState, findSuggestions } from './repository.ts';
import { storedState } from './state.ts';

/** What readers suggested to the unit of the asker. */
export function listSuggestions(db: Db): UseCase<typeof endpoints.listAcquisitionSuggestions> {
  return async ({ query }, { person: { loginId } }) => {
    const { situacao, biblioteca, texto, dataIni, dataFim, pagina } = query;
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const sight = { db, loginId };
    const state = situacao && storedState(situacao);
    const filter = { state, libraryId: biblioteca, text: texto, from: dataIni, to: dataFim };
    const [unit, rows, counts] = await Promise.all([
      findUnit(db, loginId),
      findSuggestions(sight, filter, pagina, staffPageSize),
      countByState(sight, filter),
    ]);
    const contagem = suggestionStates
      .map((one) => ({ situacao: one, total: counts.get(storedState(one)) ?? 0 }))
      .filter(({ total }) => total > 0);
    return {
      status: 200,
      body: {
        ...presentStaffList({ unit, pagina, situacao, contagem }),
        sugestoes: rows.map(presentSuggestion),
      },
    };
  };
}
