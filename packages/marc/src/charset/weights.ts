/** Numbers of records of one file in each character set, counted before any of them is decided. */
export interface CharsetWeights {
  /** Records with text beyond ASCII that is whole UTF-8, and their sequences (up to six of each). */
  readonly utf8: number;
  readonly sequences: number;
  /** Records that are MARC-8 or Latin-1 beyond doubt. */
  readonly ansel: number;
  readonly latin: number;
  /** Records in neither UTF-8 nor, beyond doubt, in one of these. */
  readonly other: number;
}

export const noWeights: CharsetWeights = { utf8: 0, sequences: 0, ansel: 0, latin: 0, other: 0 };

/** Largest weight of the file: as much as an accent or two in the record itself. */
const heaviest = 5;

/** Balance of the file for ANSEL (above 0) or Latin-1 (below), in what is not UTF-8. */
export function priorOf({ ansel, latin }: CharsetWeights): number {
  return Math.max(-heaviest, Math.min(heaviest, 1.5 * Math.log((ansel + 1) / (latin + 1))));
}

/** Nine of ten records that are not ASCII are UTF-8, with more sequences than chance makes. */
export function isOfUtf8({ utf8, sequences, ansel, latin, other }: CharsetWeights): boolean {
  return sequences >= 6 && utf8 >= 9 * (ansel + latin + other);
}
