/**
 * The byte of impact of a posting says two things: how much the term weighs in the title, and
 * which of its words the title has where it weighs most ('organization', 'organic'), as a form
 * class: the rank of its inflection group (`inflection-groups.ts`). A term of one group leaves the
 * whole byte to the weight, others share it between as few classes as tell their groups apart.
 */

/** The commonest inflection groups of a term have a form class each, all others the last. */
const maxFormClasses = 8;

/** Number of form classes of a term, by the number of its inflection groups. */
export function formClassCount(groups: number): number {
  return Math.min(groups, maxFormClasses);
}

/** The form class of an inflection group by its rank in the term, the commonest being 0. */
export function formClassOfRank(rank: number): number {
  return Math.min(rank, maxFormClasses - 1);
}

function stepsOf(classes: number): number {
  return Math.floor(256 / classes) - 1;
}

/** The byte of a weight from 0 to 255 in a form class. */
export function impactOf(weight: number, formClass: number, classes: number): number {
  const least = classes === 1 ? 1 : 0;
  return Math.max(least, Math.round((weight * stepsOf(classes)) / 255)) * classes + formClass;
}

/**
 * The score of each byte: the term's weight in the title, times that of the term in the query,
 * times what its class counts. It is never 0, which would be a title without the term.
 */
export function impactScoreTable(weight: number, shares: readonly number[]): Uint32Array {
  const classes = shares.length;
  const steps = stepsOf(classes);
  const scores = new Uint32Array(256).fill(1);
  for (let formClass = 0; formClass < classes; formClass++) {
    const step = (weight * (shares[formClass] as number) * 255) / steps;
    for (let level = 1; level <= steps; level++)
      scores[level * classes + formClass] = Math.max(1, step * level + 0.5);
  }
  return scores;
}

/** Tables made before: weights are few, and most terms have one class. */
const uniformTables = new Map<number, Uint32Array>();
const mostKept = 1_024;

/** The score of each byte with all classes alike. */
export function uniformImpactScoreTable(weight: number, classes: number): Uint32Array {
  const key = weight * 16 + classes;
  let scores = uniformTables.get(key);
  if (scores === undefined) {
    if (uniformTables.size === mostKept) uniformTables.clear();
    const shares = Array.from({ length: classes }, () => 1);
    uniformTables.set(key, (scores = impactScoreTable(weight, shares)));
  }
  return scores;
}
