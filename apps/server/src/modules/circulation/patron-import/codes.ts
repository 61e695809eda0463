/** Ids by their codes, as `keyOf` has them. */
export type IdsByCode = ReadonlyMap<string, number>;

export const keyOf = (code: string): string => code.trim().toLowerCase();

/** Text of a field that is to be emptied: a blank one leaves what is there. */
const none = '-';

/** Codes in a cell, by commas or semicolons; null: it was blank. */
export function codesIn(cell: string): string[] | null {
  if (cell === '') return null;
  if (cell === none) return [];
  const keys = cell.split(/[;,]/).map(keyOf);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Ids of the codes, in order; unknown ones are left out. */
export function idsIn(cell: string, known: IdsByCode): readonly number[] | null {
  const ids = codesIn(cell)?.flatMap((code) => known.get(code) ?? []);
  return ids?.toSorted((one, other) => one - other) ?? null;
}
