import type { endpoints } from '@estante/contract';
import type { SearchEngine, Suggestion } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';

const limit = 10;
const kinds = { title: 'titulo', author: 'autor', subject: 'assunto' } as const satisfies Record<
  Suggestion['kind'],
  string
>;

/** Suggestions start at the second letter. */
export function suggest(engine: SearchEngine): UseCase<typeof endpoints.suggest> {
  return async ({ query }) => {
    const text = query.q.trim();
    const found = text.length < 2 ? [] : await engine.suggest({ text, limit });
    const body = found.map((suggestion) => ({
      tipo: kinds[suggestion.kind],
      texto: suggestion.text,
      total: suggestion.total,
      cod_acervo: suggestion.id,
    }));
    return { status: 200, body };
  };
}
