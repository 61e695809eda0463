import type { Description, Publication } from '../description.ts';

/**
 * The statement that place and publisher of a title are told by where one is told: the first of
 * publication that names either, else the first that does.
 */
export function publicationOf({
  publications,
}: Pick<Description, 'publications'>): Publication | undefined {
  const named = publications.filter(
    ({ places, publishers }) => places.length + publishers.length > 0,
  );
  return named.find(({ kind }) => kind === 'publication') ?? named[0];
}
