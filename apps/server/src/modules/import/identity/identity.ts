import { sharesIsbn, similarTitles } from './same-title.ts';
import { isShort } from '../preparing/short-record.ts';
import {
  isSameTitle,
  isSurelySame,
  compareRecords,
  type Comparison,
  type ComparedTitle,
} from './compare-records.ts';

/** A record as it comes in, as far as its identity goes. Of an authority the heading is the title. */
export interface RecordIdentity extends ComparedTitle {
  readonly sourceId: number;
  /** Control number, or null where the record has none. */
  readonly number: string | null;
  readonly digest: string;
}

/** A record that is in already. */
export interface StoredIdentity extends RecordIdentity {
  readonly id: number;
  /** Records of one title are no sign that their number repeats. */
  readonly titleId?: number;
}

/** Fate of a record that comes in. */
export type Fate<KnownRecord> =
  | { readonly kind: 'unchanged'; readonly known: KnownRecord }
  | { readonly kind: 'changed'; readonly known: KnownRecord; readonly comparison: Comparison }
  /** A second record of a known title. */
  | { readonly kind: 'joined'; readonly known: KnownRecord; readonly comparison: Comparison }
  /** `other`: what the source gave its number to before, and what speaks against its being this. */
  | { readonly kind: 'new'; readonly other: OtherRecord<KnownRecord> | null };

export interface OtherRecord<KnownRecord> {
  readonly known: KnownRecord;
  readonly comparison: Comparison;
}

/**
 * @param known records with the same number of the same source; for a record without a number,
 *   those known by the same match key or ISBN
 * @param isClaimed whether another record of this import is the known one: sources repeat numbers,
 *   and a repeated record must not overwrite the first, or each import would change both
 */
export function decideFate<KnownRecord extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly KnownRecord[],
  isClaimed: (known: KnownRecord) => boolean,
): Fate<KnownRecord> {
  const identical = findIdentical(incoming, known);
  if (identical) return { kind: 'unchanged', known: identical };
  const fate = decideAmong(
    incoming,
    known.filter(({ number }) => !isShort(number) || number === incoming.number),
    isClaimed,
  );
  if (fate.kind === 'changed' || isShort(incoming.number)) return fate;
  const overlaid = findOverlaid(incoming, known, isClaimed);
  return overlaid ? { kind: 'changed', ...overlaid } : fate;
}

/** The short record of the same title: what is known of it now is more. */
function findOverlaid<KnownRecord extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly KnownRecord[],
  isClaimed: (known: KnownRecord) => boolean,
): OtherRecord<KnownRecord> | undefined {
  return known
    .filter((record) => isShort(record.number) && !isClaimed(record))
    .map((record) => ({ known: record, comparison: compareRecords(incoming, record) }))
    .find(({ known: short, comparison }) => {
      const { agree } = comparison;
      if (!isSameTitle(incoming, short, comparison)) return false;
      return agree.includes('isbn') || agree.includes('author') || incoming.year === short.year;
    });
}

function decideAmong<KnownRecord extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly KnownRecord[],
  isClaimed: (known: KnownRecord) => boolean,
): Fate<KnownRecord> {
  const own = known.filter((record) => isOwn(incoming, record));
  const isRepeated = own.some(isClaimed) || countTitles(own) > 1;
  const same = comparable(incoming, known)
    .map((record) => ({ known: record, comparison: compareRecords(incoming, record) }))
    .filter((one) => isSame(incoming, one, isRepeated))
    .toSorted((a, b) => likeness(incoming, b) - likeness(incoming, a));
  const changed = same.find((one) => own.includes(one.known) && !isClaimed(one.known));
  if (changed) return { kind: 'changed', ...changed };
  if (same[0]) return { kind: 'joined', ...same[0] };
  const [other] = incoming.number === null ? [] : own;
  return {
    kind: 'new',
    other: other ? { known: other, comparison: compareRecords(incoming, other) } : null,
  };
}

/**
 * Most records of one number that may be edited ones of each other: of more the number says nothing
 * at all.
 */
const many = 50;

/** Selects the records to compare: where a source repeats one number, those of the same title or ISBN. */
function comparable<KnownRecord extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly KnownRecord[],
): readonly KnownRecord[] {
  if (known.length <= many) return known;
  const { titleKey } = incoming;
  return known.filter((one) => one.titleKey === titleKey || sharesIsbn(incoming, one));
}

/** The record that says the same already. */
export function findIdentical<KnownRecord extends StoredIdentity>(
  incoming: RecordIdentity,
  known: readonly KnownRecord[],
): KnownRecord | undefined {
  return known.find((record) => isOwn(incoming, record) && record.digest === incoming.digest);
}

/** Whether the source knows the record under the same kind of identity, so that it may change it. */
function isOwn(incoming: RecordIdentity, record: StoredIdentity): boolean {
  return record.sourceId === incoming.sourceId && record.number === incoming.number;
}

function countTitles(own: readonly StoredIdentity[]): number {
  return new Set(own.map(({ titleId }) => titleId)).size;
}

/** Measures likeness: the very title before a similar one, then what has more in common. */
function likeness(
  { titleKey }: RecordIdentity,
  { known, comparison }: OtherRecord<StoredIdentity>,
): number {
  return (
    (known.titleKey === titleKey ? 100 : 0) + comparison.agree.length - comparison.differ.length
  );
}

function isSame(
  incoming: RecordIdentity,
  { known, comparison }: OtherRecord<StoredIdentity>,
  isRepeated: boolean,
): boolean {
  if (incoming.number === null) return isSameUnnumbered(incoming, known, comparison);
  return (isRepeated ? isSurelySame : isSameTitle)(incoming, known, comparison);
}

function isSameUnnumbered(incoming: RecordIdentity, known: StoredIdentity, comparison: Comparison) {
  return (
    incoming.year === known.year &&
    hasSameKey(incoming, known, comparison) &&
    similarTitles(incoming.titleKey, known.titleKey) &&
    numerals(incoming.titleKey) === numerals(known.titleKey)
  );
}

/** Whether two records have an ISBN in common; where there is none, the author or the year beside the title. */
function hasSameKey(
  incoming: RecordIdentity,
  known: StoredIdentity,
  { agree, differ }: Comparison,
) {
  if (incoming.isbns.length > 0) return sharesIsbn(incoming, known);
  if (incoming.evidence === undefined) return true;
  return !differ.includes('edition') && (agree.includes('author') || incoming.year !== null);
}

/** '1' of 'volume 1': the volumes of a set often share their ISBN. */
function numerals(titleKey: string): string {
  return titleKey
    .split(' ')
    .filter((word) => /\d/.test(word))
    .join(' ');
}
