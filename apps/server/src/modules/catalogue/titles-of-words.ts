import type { Language } from '@estante/contract';
import { parseQuery, type SearchEngine } from '@estante/search-engine';

interface WordSearch {
  readonly language: Language;
  readonly most: number;
  /** Code of the only work type; undefined: of any. */
  readonly workType?: string | undefined;
}

/** Numbers of titles by words anywhere in them, the best first. Signs alone find none here; in a search they exclude none. */
export async function titlesOfWords(
  engine: SearchEngine,
  text: string,
  { language, most, workType }: WordSearch,
): Promise<readonly number[]> {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const { ids } = await engine.search({
    query: parseQuery(text, 'any', language),
    filters: workType === undefined ? [] : [{ type: 'T', code: workType }],
    order: 'C',
    offset: 0,
    limit: most,
    facets: [],
  });
  return ids;
}
