/**
 * The byte of impact of a posting says two things: how much the term weighs in the title, and
 * which of its words the title has where it weighs most ('organization', 'organic'); both numbers of
 * a word are one. A term of one word leaves the whole byte to the weight, others share it between as
 * few classes as tell their words apart.
 */

/** Words of a term that are told apart, the commonest. */
const wordsToldApart = 7;

/** Classes of a term's postings: one for each word told apart, and one for all others. */
export function classCount(words: number): number {
  return Math.min(words, wordsToldApart + 1);
}

/** The class of a word by its place among the words of the term, the commonest first. */
export function classOf(place: number): number {
  return Math.min(place, wordsToldApart);
}

function stepsOf(classes: number): number {
  return Math.floor(256 / classes) - 1;
}

/** The byte of a weight from 0 to 255 in a class. */
export function impactOf(weight: number, kind: number, classes: number): number {
  const least = classes === 1 ? 1 : 0;
  return Math.max(least, Math.round((weight * stepsOf(classes)) / 255)) * classes + kind;
}

/**
 * The score of each byte: the term's weight in the title, times that of the term in the query,
 * times what its class counts. It is never 0, which would be a title without the term.
 */
export function scoresOf(weight: number, shares: readonly number[]): Uint32Array {
  const classes = shares.length;
  const steps = stepsOf(classes);
  const scores = new Uint32Array(256).fill(1);
  for (let kind = 0; kind < classes; kind++) {
    const step = (weight * (shares[kind] as number) * 255) / steps;
    for (let level = 1; level <= steps; level++)
      scores[level * classes + kind] = Math.max(1, step * level + 0.5);
  }
  return scores;
}

/** Tables made before: weights are few, and most terms have one word. */
const evenScores = new Map<number, Uint32Array>();
const mostKept = 1_024;

/** The score of each byte with all classes alike. */
export function evenScoresOf(weight: number, classes: number): Uint32Array {
  const key = weight * 16 + classes;
  let scores = evenScores.get(key);
  if (scores === undefined) {
    if (evenScores.size === mostKept) evenScores.clear();
    const shares = Array.from({ length: classes }, () => 1);
    evenScores.set(key, (scores = scoresOf(weight, shares)));
  }
  return scores;
}
