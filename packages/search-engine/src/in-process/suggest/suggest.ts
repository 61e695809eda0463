import type { SuggestRequest, Suggestion } from '../../port.ts';
import { interleave, isSuggestible, typedWords } from '../../spelling/prefix-match.ts';
import type { LiveCounts } from '../facets/live-counts.ts';
import type { Generation } from '../index/generation.ts';
import { fuzzyHeadings, suggestHeadings } from './headings.ts';
import { fuzzyTitles, suggestTitles } from './titles.ts';
import { suggestByVariants } from './variants.ts';

/**
 * The best of each kind in turn: a title, an author, a subject, and again; then those that match
 * with one edit.
 */
export function suggest(
  generation: Generation,
  live: LiveCounts,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const typed = typedWords(text);
  if (!isSuggestible(typed)) return [];
  const { segments, values } = generation;
  const headings = (kind: 'author' | 'subject', type: 'A' | 'S'): Suggestion[] => {
    const own = suggestHeadings(kind, values[type], live.of(type), typed, limit);
    if (own.length === limit) return own;
    return [...own, ...suggestByVariants(kind, segments, typed, limit - own.length)];
  };
  const exact = interleave(
    [suggestTitles(segments, typed, limit), headings('author', 'A'), headings('subject', 'S')],
    limit,
  );
  const left = limit - exact.length;
  if (left === 0) return exact;
  const fuzzy = [
    fuzzyTitles(segments, typed, left),
    fuzzyHeadings('author', values.A, live.of('A'), typed, left),
    fuzzyHeadings('subject', values.S, live.of('S'), typed, left),
  ];
  return [...exact, ...interleave(fuzzy, left)];
}
