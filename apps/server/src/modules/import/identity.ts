import { sharesIsbn, sameTitle, similarTitles, type TitleIdentity } from './same-title.ts';

/** A record as it comes in, as far as its identity goes. Of an authority the heading is the title. */
export interface RecordIdentity extends TitleIdentity {
  readonly sourceId: number;
  /** Control number, or null where the record has none. */
  readonly number: string | null;
  readonly year: number | null;
  readonly digest: string;
}

/** A record that is in already. */
export interface StoredIdentity extends RecordIdentity {
  readonly id: number;
}

/** What becomes of a record. */
export type Fate<Known> =
  | { readonly kind: 'unchanged'; readonly known: Known }
  | { readonly kind: 'changed'; readonly known: Known }
  /** A second record of a known title. */
  | { readonly kind: 'joined'; readonly known: Known }
  /** `isRenumbered`: the source gave its number to another title before. */
  | { readonly kind: 'new'; readonly isRenumbered: boolean };

/**
 * @param known records with the same number of the same source; for a record without a number,
 *   those known by the same match key or ISBN
 * @param isClaimed whether another record of this import is the known one: sources repeat numbers,
 *   and a repeated record must not overwrite the first, or each import would change both
 */
export function decideFate<Known extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly Known[],
  isClaimed: (known: Known) => boolean,
): Fate<Known> {
  const identical = findIdentical(incoming, known);
  if (identical) return { kind: 'unchanged', known: identical };

  const own = known.filter((record) => isOwn(incoming, record));
  const same = known.filter((record) => isSame(incoming, record));
  const free = own.filter((record) => same.includes(record) && !isClaimed(record));
  const changed = free.find(({ titleKey }) => titleKey === incoming.titleKey) ?? free[0];
  if (changed) return { kind: 'changed', known: changed };
  if (same[0]) return { kind: 'joined', known: same[0] };
  return { kind: 'new', isRenumbered: incoming.number !== null && own.length > 0 };
}

/** The record that says the same already. */
export function findIdentical<Known extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly Known[],
): Known | undefined {
  return known.find((record) => isOwn(incoming, record) && record.digest === incoming.digest);
}

/** Known by the source under the same kind of identity, so that it may change it. */
function isOwn(incoming: RecordIdentity, record: StoredIdentity): boolean {
  return record.sourceId === incoming.sourceId && record.number === incoming.number;
}

function isSame(incoming: RecordIdentity, record: StoredIdentity): boolean {
  if (incoming.number !== null) return sameTitle(incoming, record);
  return (
    incoming.year === record.year &&
    (incoming.isbns.length === 0 || sharesIsbn(incoming, record)) &&
    similarTitles(incoming.titleKey, record.titleKey) &&
    numerals(incoming.titleKey) === numerals(record.titleKey)
  );
}

/** '1' of 'volume 1': the volumes of a set often share their ISBN. */
function numerals(titleKey: string): string {
  return titleKey
    .split(' ')
    .filter((word) => /\d/.test(word))
    .join(' ');
}
