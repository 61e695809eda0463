/** Always there are `novos` and `mais_emprestados`; the others are made by staff. */
export const frontShelfKinds = ['novos', 'mais_emprestados', 'busca', 'lista'] as const;
export type FrontShelfKind = (typeof frontShelfKinds)[number];

/** Titles that a shelf shows of all that it has. */
export const frontShelfTitles = 12;

/** One with fewer says little: it is left out. */
export const fewestMostLent = 4;
