import type { Language } from '@estante/contract';
import { parseQuery, type SearchEngine } from '@estante/search-engine';

/** Numbers of titles by words anywhere in them, the best first. */
export async function titlesOfWords(
  engine: SearchEngine,
  text: string,
  { language, most }: { readonly language: Language; readonly most: number },
): Promise<readonly number[]> {
  const { ids } = await engine.search({
    query: parseQuery(text, 'any', language),
    filters: [],
    order: 'C',
    offset: 0,
    limit: most,
    facets: [],
  });
  return ids;
}
