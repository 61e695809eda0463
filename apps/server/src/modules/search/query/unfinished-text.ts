import type { SearchEngine } from '@estante/search-engine';
import { buildQuery, type QueryFrame, type SearchTerms } from './build-query.ts';

/** Titles that are enough to take the last word for a whole one: a page of them. */
const enough = 20;
/** The last word, where it is one: with the field that it names, without quotes or a sign before it. */
const lastWord = /(?:^|\s)((?:\p{L}{2,20}:)?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*)$/u;

/**
 * Gives the terms to be searched while the text is typed: itself, so that what is found is what Enter will
 * find, and in the same order; where that is less than a page, whatever its last word may become.
 */
export async function untilFinished(
  engine: SearchEngine,
  terms: SearchTerms,
  frame: QueryFrame,
): Promise<SearchTerms> {
  const text = terms.parcial ? withBeginning(terms.q) : null;
  if (text === null) return terms;
  const query = buildQuery(terms, frame);
  const { total } = await engine.search({
    query,
    filters: [],
    order: 'C',
    offset: 0,
    limit: 0,
    facets: [],
  });
  return total < enough ? { ...terms, q: text } : terms;
}

/**
 * 'dom cas' with what may begin so: 'dom cas | cas*'. A single letter begins too much to be looked for, and says
 * nothing yet. Null where the text does not end with a word, or that stands alone with one letter.
 */
export function withBeginning(typed: string): string | null {
  const word = lastWord.exec(typed)?.[1];
  if (word === undefined) return null;
  if (/[\p{L}\p{N}]{2}$/u.test(word)) return `${typed} | ${word}*`;
  const before = typed.slice(0, -word.length).trim();
  return before === '' || word.length > 1 ? null : before;
}
