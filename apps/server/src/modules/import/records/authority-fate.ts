import { decideFate, type Fate } from '../identity/identity.ts';
import type { StoredAuthority } from './authority-repository.ts';
import type { AuthorityItem } from '../preparing/item.ts';
import { compareRecords } from '../identity/compare-records.ts';

/**
 * Fate of an authority record. Its number says which authority it is, however its heading is put right ('1948-',
 * '1949-'; 'Negros', 'Pessoas negras'), unless the source gives that number to several.
 */
export function fateOf(
  record: IncomingAuthority,
  known: readonly StoredAuthority[],
  isClaimed: (known: StoredAuthority) => boolean,
): Fate<StoredAuthority> {
  const fate = decideFate(record, known, isClaimed);
  if (fate.kind === 'unchanged' || fate.kind === 'changed' || record.number === null) return fate;
  const [own, another] = known.filter(({ number }) => number === record.number);
  if (!own || another || isClaimed(own)) return fate;
  return { kind: 'changed', known: own, comparison: compareRecords(record, own) };
}

type IncomingAuthority = ReturnType<typeof incomingOf>;

/** An authority record as it comes in, as far as its identity goes; its heading is its title. */
export function incomingOf(item: AuthorityItem, sources: ReadonlyMap<string, number>) {
  const { origin, headingKey, matchKey, digest } = item;
  return {
    sourceId: sources.get(origin.source) ?? 0,
    number: origin.number,
    titleKey: headingKey,
    matchKey,
    isbns: [],
    year: null,
    digest,
  };
}
