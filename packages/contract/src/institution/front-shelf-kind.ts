/** Kinds of front shelves: `novos` and `mais_emprestados` are built in; staff make the others. */
export const frontShelfKinds = ['novos', 'mais_emprestados', 'busca', 'lista'] as const;
export type FrontShelfKind = (typeof frontShelfKinds)[number];

/** Most titles that a shelf shows. */
export const frontShelfTitles = 12;

/** Least titles of the most-lent shelf, which says little with fewer and is then left out. */
export const fewestMostLent = 4;
