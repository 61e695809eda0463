import { suggestionStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countOwn, findOwn } from './own-suggestion-repository.ts';
import { presentOwn } from './present-suggestion.ts';
import { storedState } from './state.ts';

const pageSize = 20;

/** Lists all fourteen states, whether the caller has suggestions in them or not. */
export function listSuggestionStates(db: Db): UseCase<typeof endpoints.listSuggestionStates> {
  return async (_request, { person: { personId }, language }) => {
    const t = translatorFor(language);
    const counts = await countOwn({ db, personId, language });
    const body = suggestionStates.map((codigo) => ({
      codigo,
      descricao: t(`suggestion.states.${codigo}`),
      total: counts.get(storedState(codigo)) ?? 0,
    }));
    return { status: 200, body };
  };
}

export function listOwnSuggestions(db: Db): UseCase<typeof endpoints.listOwnSuggestions> {
  return async ({ query }, { person: { personId }, language }) => {
    const { dataIni: from, dataFim: to, situacao, pagina } = query;
    const inverted = refuseInvertedDays(from, to);
    if (inverted) return inverted;
    const state = situacao && storedState(situacao);
    const filter = { db, personId, from, to, state, language };
    const [rows, counts] = await Promise.all([
      findOwn(filter, { page: pagina, size: pageSize }),
      countOwn(filter),
    ]);
    const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const list = { total, pagina, quantidade: pageSize };
    return { status: 200, body: { ...list, sugestoes: rows.map(presentOwn) } };
  };
}
