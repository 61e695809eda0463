import type { SuggestRequest, Suggestion } from '../../port.ts';
import { askedWords, inTurns, isSuggestible } from '../../spelling/slip.ts';
import type { LiveCounts } from '../facets/live-counts.ts';
import type { Generation } from '../index/generation.ts';
import { slippedHeadings, suggestHeadings } from './headings.ts';
import { slippedTitles, suggestTitles } from './titles.ts';
import { suggestByVariants } from './variants.ts';

/** Best of each kind in turn: a title, an author, a subject, and again; then those with a slip. */
export function suggest(
  generation: Generation,
  live: LiveCounts,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const asked = askedWords(text);
  if (!isSuggestible(asked)) return [];
  const { parts, values } = generation;
  const headings = (kind: 'author' | 'subject', type: 'A' | 'S'): Suggestion[] => {
    const own = suggestHeadings(kind, values[type], live.of(type), asked, limit);
    if (own.length === limit) return own;
    return [...own, ...suggestByVariants(kind, parts, asked, limit - own.length)];
  };
  const exact = inTurns(
    [suggestTitles(parts, asked, limit), headings('author', 'A'), headings('subject', 'S')],
    limit,
  );
  const left = limit - exact.length;
  if (left === 0) return exact;
  const slipped = [
    slippedTitles(parts, asked, left),
    slippedHeadings('author', values.A, live.of('A'), asked, left),
    slippedHeadings('subject', values.S, live.of('S'), asked, left),
  ];
  return [...exact, ...inTurns(slipped, left)];
}
