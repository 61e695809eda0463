import type { SuggestRequest, Suggestion } from '../../port.ts';
import { interleave, isSuggestible, typedFirst, typedWords } from '../../spelling/prefix-match.ts';
import type { LiveFacetCounts } from '../facets/live-facet-counts.ts';
import type { Generation } from '../index/generation.ts';
import { fuzzyHeadings, suggestHeadings } from './headings.ts';
import type { SuggestedHeadings } from './headings.ts';
import { fuzzyTitles, suggestTitles } from './titles.ts';
import { suggestByVariants } from './variants.ts';

/**
 * The best of each kind in turn: a title, an author, a subject, and again, beginning with a heading
 * that is the whole text; then those that match with one edit.
 */
export function suggest(
  generation: Generation,
  live: LiveFacetCounts,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const typed = typedWords(text);
  if (!isSuggestible(typed)) return [];
  const { segments, values } = generation;
  const headings = (kind: 'author' | 'subject', type: 'A' | 'S'): SuggestedHeadings => {
    const own = suggestHeadings(kind, values[type], live.of(type), typed, limit);
    const left = limit - own.suggestions.length;
    if (left === 0) return own;
    const others = suggestByVariants(kind, segments, typed, left);
    return { ...own, suggestions: [...own.suggestions, ...others] };
  };
  const titles = { suggestions: suggestTitles(segments, typed, limit), isTyped: false };
  const exact = interleave(
    typedFirst([titles, headings('author', 'A'), headings('subject', 'S')]),
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
