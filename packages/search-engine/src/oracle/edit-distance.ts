import type { SimilarWord } from '../spelling/lookups.ts';
import type { Texts } from '../analysis/index.ts';

/** Similar words of all texts, by measuring each. */
export function similarWordsIn(all: readonly Texts[], typed: string, most: number): SimilarWord[] {
  const counts = new Map<string, number>();
  for (const texts of all) {
    for (const word of [...texts.values()].flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, count, distance: editsBetween(typed, word) }))
    .filter(({ distance }) => distance <= most);
}

/** Optimal string alignment: no substring is edited twice. */
export function editsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = edits;
    }
  }
  return at(a.length, b.length);
}
