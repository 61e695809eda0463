import type { endpoints, Success } from '@estante/contract';
import type { SearchEngine } from '@estante/search-engine';
import { spellRequestOf } from '../query/build-query.ts';
import type { ReadSearch } from '../query/read-search.ts';
import { findAlternativeResults } from './alternative-results.ts';
import type { ResultItemDeps } from './result-item.ts';

type Alternatives = Pick<
  Success<typeof endpoints.searchTitles>,
  'correcao' | 'mais_ampla' | 'em_vez'
>;

interface AlternativesDeps extends ResultItemDeps {
  readonly engine: SearchEngine;
  /** Called with the one text that found nothing anywhere in its tab. */
  readonly onNothing?: (text: string) => Promise<void>;
}

const nothing: Alternatives = { correcao: null, mais_ampla: null, em_vez: [] };

/**
 * Finds what else could be meant by a text that found `total` titles, where that is 0 and nothing was chosen beside it.
 */
export async function findAlternatives(
  deps: AlternativesDeps,
  { terms, frame, filters, order, language, isNarrowed }: ReadSearch,
  total: number,
): Promise<Alternatives> {
  const typed = total === 0 && filters.length === 0 ? spellRequestOf(terms, frame) : null;
  if (!typed) return nothing;
  const { text } = typed;
  // Narrowed, it may be elsewhere; unfinished, nobody has asked for it.
  if (!isNarrowed && terms.pagina === 1 && !terms.parcial) await deps.onNothing?.(text);
  const correction = await deps.engine.spell(typed);
  const asked = { terms, frame, text, correction, order, language };
  return {
    correcao: correction?.kind === 'spelling' ? correction.text : null,
    mais_ampla: correction?.kind === 'wider' ? correction.text : null,
    em_vez: terms.pagina === 1 ? await findAlternativeResults(deps, asked) : [],
  };
}
