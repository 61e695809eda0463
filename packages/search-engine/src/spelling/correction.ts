import { foldWord, foldWords, plainText, splitWords } from '../analysis/index.ts';
import type { Correction, SpellRequest } from '../port.ts';
import type { Query } from '../query.ts';
import { parseQuery } from '../query-language/parse.ts';
import { widerTexts } from './wider.ts';

/** A word of the index within an edit distance of one typed. */
export interface SimilarWord {
  readonly word: string;
  /** Edit distance: letters inserted, deleted, replaced, or two transposed. */
  readonly distance: number;
  /** Number of occurrences of the word. */
  readonly count: number;
}

/** The look-ups in the index that a correction needs. */
export interface Lookups {
  readonly finds: (query: Query) => boolean;
  readonly near: (word: string, most: number) => readonly SimilarWord[];
}

/** Words that are tried in place of each word, and texts in all. */
const candidateLimit = 5;
const trialLimit = 30;
/** Words that are suspected where all are known, the longest ones. */
const suspectLimit = 6;
/** Fewer beside words that are unknown. */
const besideLimit = 2;
/** Shorter words are similar to too many others. */
const shortestWord = 3;
const longFrom = 6;

/** Another text for one that finds nothing. */
export function correctionFor(
  { text, field, language, within }: SpellRequest,
  index: Lookups,
): Correction | null {
  const finds = (query: Query): boolean => index.finds({ kind: 'and', of: [within, query] });
  const isFound = (typed: string): boolean => finds(parseQuery(typed, field, language));
  const query = parseQuery(text, field, language);
  if (query.kind === 'all' || finds(query)) return null;
  const words = [...new Set(wordsOf(query))];
  const wrong = words.filter((word) => !finds({ kind: 'words', field, text: word }));
  for (const trial of trialsOf(words, wrong, index)) {
    const corrected = replaced(text, trial);
    if (isFound(corrected)) return { kind: 'spelling', text: corrected };
  }
  const wider = widerTexts(query, new Set(wrong)).find(isFound);
  return wider === undefined ? null : { kind: 'wider', text: wider };
}

type Trial = ReadonlyMap<string, string>;

/**
 * Corrects the words that find nothing; where that is not enough, one known word is changed too.
 */
function* trialsOf(
  words: readonly string[],
  wrong: readonly string[],
  index: Lookups,
): Generator<Trial> {
  if (wrong.length === 0) {
    if (words.length > 1) yield* oneChanged(words, index, suspectLimit);
    return;
  }
  const right = putRight(wrong, index);
  yield* right;
  const [best] = right;
  if (best === undefined) return;
  const others = words.filter((word) => !wrong.includes(word));
  for (const change of oneChanged(others, index, besideLimit)) yield new Map([...best, ...change]);
}

/** Changes each word that finds nothing to a similar one, the smallest changes first. */
function putRight(wrong: readonly string[], { near }: Lookups): Trial[] {
  if (!wrong.every(isSpelled)) return [];
  const choices = wrong.map((word) => candidates(near(word, editsAllowed(word)), word));
  let all: SimilarWord[][] = [[]];
  for (const choice of choices) {
    all = all.flatMap((trial) => choice.map((one) => [...trial, one]));
    all.sort((a, b) => distanceOf(a) - distanceOf(b));
    all.length = Math.min(all.length, trialLimit);
  }
  return all.map((trial) => new Map(wrong.map((word, i) => [word, trial[i]?.word ?? word])));
}

/**
 * Changes one of several words that are known but never together: the smallest change first,
 * then the rarest word.
 */
function oneChanged(words: readonly string[], { near }: Lookups, most: number): Trial[] {
  const suspects = words
    .filter(isSpelled)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most);
  const changes = suspects.flatMap((word) => {
    const found = near(word, editsAllowed(word));
    const known = found.find((one) => one.word === word)?.count ?? 0;
    return candidates(found, word).map((one) => ({ word, known, one }));
  });
  return changes
    .sort((a, b) => a.one.distance - b.one.distance || a.known - b.known || better(a.one, b.one))
    .slice(0, trialLimit)
    .map(({ word, one }) => new Map([[word, one.word]]));
}

function isSpelled(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= shortestWord;
}

function editsAllowed(word: string): number {
  return word.length < longFrom ? 1 : 2;
}

function candidates(found: readonly SimilarWord[], word: string): SimilarWord[] {
  return found
    .filter((one) => one.word !== word)
    .sort(better)
    .slice(0, candidateLimit);
}

function better(a: SimilarWord, b: SimilarWord): number {
  return a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1);
}

function distanceOf(trial: readonly SimilarWord[]): number {
  return trial.reduce((sum, { distance }) => sum + distance, 0);
}

/** Folded words that the query wants found; words to exclude are not corrected. */
function wordsOf(query: Query): string[] {
  switch (query.kind) {
    case 'words':
    case 'phrase':
      return foldWords(query.text);
    case 'and':
    case 'or':
      return query.of.flatMap(wordsOf);
    case 'all':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'work':
    case 'not':
      return [];
  }
}

function replaced(typed: string, by: Trial): string {
  const text = plainText(typed);
  let result = '';
  let from = 0;
  for (const written of splitWords(text)) {
    const at = text.indexOf(written, from);
    const correct = by.get(foldWord(written));
    result += text.slice(from, at) + (correct ?? written);
    from = at + written.length;
  }
  return result + text.slice(from);
}
