import type { Identity, IdentityScheme } from '@estante/marc';

/** Files in which one person or thing has one number; VIAF's clusters are joined and parted again. */
const single: ReadonlySet<IdentityScheme> = new Set(['orcid', 'isni', 'wikidata', 'lcnaf', 'lcsh']);

/**
 * Chooses the identities that are told of a heading. Its own records come first: titles are asked only of the
 * files that those do not speak of, and one that names somebody else there is one of a namesake, or a slip.
 * If as many name one as another, neither is told: to be taken for another does more harm.
 */
export function chooseIdentities(
  established: readonly Identity[],
  named: readonly Identity[],
): Identity[] {
  const own = each(established);
  const known = new Set(own.map(({ scheme }) => scheme));
  const byScheme = Map.groupBy(named, ({ scheme }) => scheme);
  const others = [...byScheme].flatMap(([scheme, all]) => (known.has(scheme) ? [] : most(all)));
  return [...alone(own), ...others].toSorted((a, b) => order(a) - order(b));
}

const each = (all: readonly Identity[]) => [...new Map(all.map((one) => [one.url, one])).values()];

/** Leaves out identities of a heading whose records name two persons in one file. */
function alone(own: readonly Identity[]): Identity[] {
  return own.filter(
    ({ scheme }) => !single.has(scheme) || own.filter((one) => one.scheme === scheme).length === 1,
  );
}

/** Chooses the identity that more records name than any other. */
function most(all: readonly Identity[]): Identity[] {
  const counts = [...Map.groupBy(all, ({ url }) => url).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const [first = [], second = []] = counts;
  return first.length > second.length ? first.slice(0, 1) : [];
}

const shown: readonly IdentityScheme[] = [
  'orcid',
  'wikidata',
  'viaf',
  'isni',
  'lcnaf',
  'lcsh',
  'lcgft',
  'fast',
  'gnd',
];
const order = ({ scheme }: Identity) => shown.indexOf(scheme);
