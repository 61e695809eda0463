import { foldedWords } from '../analysis/index.ts';
import type { SuggestRequest, Suggestion } from '../port.ts';
import type { Generation } from './generation.ts';
import type { LiveCounts } from './live-counts.ts';
import { suggestHeadings } from './suggest-headings.ts';
import { suggestTitles } from './suggest-titles.ts';

/** Best of each kind in turn: a title, an author, a subject, and again. */
export function suggest(
  generation: Generation,
  live: LiveCounts,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const asked = foldedWords(text);
  if (asked.length === 0) return [];
  const kinds = [
    suggestTitles(generation.parts, asked, limit),
    suggestHeadings('author', generation.values.A, live.of('A'), asked, limit),
    suggestHeadings('subject', generation.values.S, live.of('S'), asked, limit),
  ];
  const turns = Array.from({ length: limit }, (_, turn) => kinds.map((kind) => kind[turn]));
  return turns
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, limit);
}
