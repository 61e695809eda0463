import { foldWords } from '../analysis/index.ts';
import type { Query } from '../query.ts';

/** Most pieces of a text that is shortened; longer texts are not meant word for word. */
const pieceLimit = 12;

/**
 * Texts that require less, those that require most first: a phrase as words, then without the
 * words that find nothing, then without one word, then the first words and the last words alone.
 * Only for words or one phrase: people mean the operators they type.
 */
export function widerTexts(query: Query, wrong: ReadonlySet<string>): string[] {
  if (query.kind !== 'words' && query.kind !== 'phrase') return [];
  const pieces = query.text.split(/\s+/u).filter((piece) => foldWords(piece).length > 0);
  const texts = query.kind === 'phrase' ? [pieces] : [];
  const known = pieces.filter((piece) => !foldWords(piece).some((word) => wrong.has(word)));
  if (known.length < pieces.length) texts.push(known);
  if (known.length <= pieceLimit) texts.push(...shortened(known));
  return texts.filter((some) => some.length > 0).map((some) => some.join(' '));
}

/**
 * Texts without one piece, dropping the last first, since the most important is typed first; then ever shorter ones.
 */
function shortened(pieces: readonly string[]): string[][] {
  const places = pieces.keys().toArray();
  const withoutOne = places.toReversed().map((at) => pieces.toSpliced(at, 1));
  const fewer = places
    .slice(1, -1)
    .toReversed()
    .flatMap((length) => [pieces.slice(0, length), pieces.slice(-length)]);
  return [...withoutOne, ...fewer].filter(isMeaningful);
}

/** An article or a letter alone is not what was meant. */
function isMeaningful(pieces: readonly string[]): boolean {
  return pieces.some((piece) => foldWords(piece).some((word) => word.length > 3));
}
