import type {
  AuthorityData,
  BadReason,
  CopyData,
  HoldingData,
  SerialPartData,
  WorkType,
} from '@estante/marc';
import type { StorableValue } from './canonical.ts';
import type { CountedBy } from './counted-titles.ts';
import type { TitleHeading } from './headings.ts';
import type { Origin } from './origin.ts';
import type { PackedJson } from '../database/packed-json.ts';

/** Position of a record in its file. */
export interface Place {
  readonly file: string;
  /** Offset of its first byte. */
  readonly position: number;
}

export type RecordKind = 'bibliographic' | 'authority' | 'holdings';

export type SetAsideReason =
  | BadReason
  | 'no-title' // a bibliographic record without a title
  | 'no-heading' // an authority record without a heading
  | 'no-parent' // a holdings record whose bibliographic record is not known
  | 'no-number' // a record to be withdrawn that does not say which it is
  | 'another-title' // a record to be withdrawn under a number that is another title's here
  | 'other-format' // classification or community information
  | 'refused'; // PostgreSQL refuses what the record says

/** A number by which its own source, or another, knew a record before. */
export interface FormerNumber {
  readonly source: string;
  readonly number: string;
}

interface ItemSource {
  readonly place: Place;
  readonly origin: Origin;
  /** The record: as an object it would take many times the room while it waits. */
  readonly marc: PackedJson;
  readonly digest: string;
  readonly formerNumbers: readonly FormerNumber[];
  readonly warnings: readonly string[];
  readonly guessedCharset: string | null;
}

/** A record that its source has withdrawn (leader/05): known by its number alone. */
export interface WithdrawnItem {
  readonly kind: 'withdrawn';
  readonly of: RecordKind;
  readonly place: Place;
  readonly origin: Origin & { readonly number: string };
  readonly digest: string;
  /**
   * Title key, and ISBNs, as `BibliographicItem` has them; '' and none where the record says no
   * more than its number.
   */
  readonly titleKey: string;
  readonly isbns: readonly string[];
  /** Filing keys of headings that stand in place of an authority's (682). */
  readonly named: readonly string[];
  readonly warnings: readonly string[];
  readonly guessedCharset: string | null;
}

/** Holdings, copies and parts that a record tells of, with the library as the source writes it. */
export interface ItemHoldings {
  readonly holdings: readonly HoldingData[];
  readonly copies: readonly CopyData[];
  readonly parts: readonly SerialPartData[];
}

export interface BibliographicItem extends ItemSource {
  readonly kind: 'bibliographic';
  readonly workType: WorkType;
  readonly area: string;
  readonly counted: CountedBy;
  readonly year: number | null;
  readonly description: PackedJson;
  readonly headings: readonly TitleHeading[];
  readonly titleKey: string;
  /** Key that a record without a number is known by; null where there is a number. */
  readonly matchKey: string | null;
  readonly isbns: readonly string[];
  readonly items: ItemHoldings;
}

export interface AuthorityItem extends ItemSource {
  readonly kind: 'authority';
  readonly data: StorableValue<AuthorityData>;
  readonly headingKey: string;
  readonly matchKey: string | null;
}

export interface HoldingsItem extends ItemSource {
  readonly kind: 'holdings';
  /** Control number of the bibliographic record (004), or null: the one before it in the file. */
  readonly parent: string | null;
  /** Library, location and call number: what a record without a number is known by beside its parent. */
  readonly locationKey: string;
  readonly items: ItemHoldings;
}

/** A record that says nothing the catalogue can hold. */
export interface SetAside {
  readonly kind: 'set-aside';
  readonly of: RecordKind | 'unreadable';
  readonly place: Place;
  readonly controlNumber: string | null;
  readonly reason: SetAsideReason;
  /** Detail of the reason for the log, in English; or ''. */
  readonly detail: string;
}

/** A record that is in, or comes in. */
export type LiveItem = BibliographicItem | AuthorityItem | HoldingsItem;

export type Item = LiveItem | WithdrawnItem | SetAside;

export function setAside(
  item: Exclude<Item, SetAside>,
  reason: SetAsideReason,
  detail = '',
): SetAside {
  const { place, origin } = item;
  const of = item.kind === 'withdrawn' ? item.of : item.kind;
  return { kind: 'set-aside', of, place, controlNumber: origin.number, reason, detail };
}
