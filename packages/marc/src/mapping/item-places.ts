import { civilDate } from './civil-date.ts';
import { enumeration } from './enumeration.ts';
import { clean, heading, sentence } from './text.ts';
import { firstOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';
import type { SaidState } from './copy-states.ts';

/** A field in which a system writes an item. */
export interface ItemField {
  readonly tags: readonly string[];
  /** Whether a field of such a tag is an item; others use the tags for notes of their own. */
  readonly isItem: (field: DataField) => boolean;
  /** Whether the record looks like the profile's system; asked where no profile is named. */
  readonly isLikely?: (fields: TaggedFields) => boolean;
  readonly read: (field: DataField, fields: TaggedFields) => CopyData;
}

/** Statement about a copy, as it stands in the record. */
interface CopyStatement {
  readonly library: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly volume?: string;
  readonly copyNumber?: string;
  readonly loanType?: string;
  readonly collection?: string;
  readonly location?: string;
  readonly acquired?: string;
  readonly due?: string;
  readonly note?: string;
}

/** Subfields of each statement; of several the first with text, of notes all. */
export interface Places extends CopyStatement {
  readonly state: (field: DataField) => SaidState;
}

export function copyOf(said: CopyStatement, { status, unknownState }: SaidState): CopyData {
  return {
    library: clean(said.library),
    barcode: clean(said.barcode),
    callNumber: heading(said.callNumber),
    ...enumeration(said.volume ?? '', clean(said.copyNumber ?? '')),
    additionalMaterial: '',
    loanType: clean(said.loanType ?? ''),
    collection: clean(said.collection ?? ''),
    location: clean(said.location ?? ''),
    status,
    acquiredOn: civilDate(said.acquired ?? ''),
    dueOn: status === 'on-loan' ? civilDate(said.due ?? '') : '',
    note: said.note ?? '',
    ...(unknownState !== '' && { unknownState }),
  };
}

export function readBy(places: Places): (field: DataField) => CopyData {
  return (field) => {
    const first = (codes: string | undefined) => firstOf(field, codes ?? '');
    return copyOf(
      {
        library: first(places.library),
        barcode: first(places.barcode),
        callNumber: first(places.callNumber),
        volume: first(places.volume),
        copyNumber: first(places.copyNumber),
        loanType: first(places.loanType),
        collection: first(places.collection),
        location: first(places.location),
        acquired: first(places.acquired),
        due: first(places.due),
        note: valuesOf(field, places.note ?? '')
          .map(sentence)
          .filter(Boolean)
          .join(' '),
      },
      places.state(field),
    );
  };
}

/** Each of the groups has a subfield. */
export function hasEach(field: DataField, ...groups: readonly string[]): boolean {
  return groups.every((codes) => firstOf(field, codes).trim() !== '');
}
