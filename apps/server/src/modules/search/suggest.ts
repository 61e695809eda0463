import type { endpoints } from '@estante/contract';
import type { Suggestion } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readDrawnTitles } from '../catalogue/index.ts';
import type { SearchDeps } from './search-titles.ts';

const limit = 10;
const kinds = { title: 'titulo', author: 'autor', subject: 'assunto' } as const satisfies Record<
  Suggestion['kind'],
  string
>;

/** Suggests what may be meant, from the second letter on. */
export function suggest({ db, engine }: SearchDeps): UseCase<typeof endpoints.suggest> {
  return async ({ query }, { language }) => {
    const text = query.q.trim();
    const found = text.length < 2 ? [] : await engine.suggest({ text, limit });
    const drawn = await readDrawnTitles(
      db,
      found.flatMap(({ id }) => id ?? []),
      language,
    );
    const body = found.map((suggestion) => ({
      tipo: kinds[suggestion.kind],
      texto: suggestion.text,
      total: suggestion.total,
      cod_acervo: suggestion.id,
      acervo: drawn.find(({ cod_acervo }) => cod_acervo === suggestion.id) ?? null,
    }));
    return { status: 200, body };
  };
}
