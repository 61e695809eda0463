import type { SimilarWord, Lookups } from './lookups.ts';

/** Words that are tried in place of each word, and texts in all. */
const candidateLimit = 5;
const trialLimit = 30;
/** Words that are suspected where all are known, the longest ones. */
const suspectLimit = 6;
/** Number of suspects beside words that are unknown. */
const besideLimit = 2;
/** Length of the shortest word that is corrected; shorter ones are similar to too many others. */
const shortestWord = 3;
const longFrom = 6;

/** Other words for some of those typed, by word. */
export type Trial = ReadonlyMap<string, string>;

/**
 * Trials in the order of likelihood: corrects the words that find nothing; where that is not enough, one known word is changed too.
 */
export function* trialsOf(
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
