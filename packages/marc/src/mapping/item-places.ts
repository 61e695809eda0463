import { civilDate } from './civil-date.ts';
import { enumeration } from './enumeration.ts';
import { headingKey } from './heading-key.ts';
import { clean, heading, sentence } from './text.ts';
import { firstOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

type Status = CopyData['status'];

/** A field in which a system writes an item. */
export interface ItemField {
  readonly tags: readonly string[];
  /** Whether a field of such a tag is an item; others use the tags for notes of their own. */
  readonly isItem: (field: DataField) => boolean;
  /** What else the record must have for the profile to be told by it; asked where none is named. */
  readonly isLikely?: (fields: TaggedFields) => boolean;
  readonly read: (field: DataField, fields: TaggedFields) => CopyData;
}

/** What is said of a copy, as it stands in the record. */
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

/** The subfields in which a system says it; of several the first that has text, of notes all. */
export interface Places extends CopyStatement {
  readonly status: (field: DataField) => Status;
}

export function copyOf(said: CopyStatement, status: Status): CopyData {
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
      places.status(field),
    );
  };
}

/** Each of the groups has a subfield. */
export function hasEach(field: DataField, ...groups: readonly string[]): boolean {
  return groups.every((codes) => firstOf(field, codes).trim() !== '');
}

/** Words of a current location or a status: in English, Portuguese and Spanish, as systems have them. */
const stateWords: readonly (readonly [RegExp, Status])[] = [
  [/^(?:checkedout|checked out|unavailable|on loan|intransit|hold)/u, 'on-loan'],
  [/^(?:emprestad|prestad|em transito|en transito|reservad|indisponive)/u, 'on-loan'],
  [/^(?:lost|missing|perdid|extraviad|desaparecid|nao localizad|no localizad)/u, 'lost'],
  [/^(?:discard|withdrawn|baixad|descartad|excluid|dado de baja|de baja)/u, 'withdrawn'],
  [/^(?:inprocess|in process|on order|onorder|catalog|bindery|repair)/u, 'in-processing'],
  [/^(?:em process|en proces|em aquisic|en adquis|encadern|encuadern|restaur)/u, 'in-processing'],
  [/^(?:reference|noncirc|lib use|consulta|nao circula|no circula)/u, 'reference'],
];

export function saidBy(text: string): Status {
  const said = headingKey(text);
  return stateWords.find(([words]) => words.test(said))?.[1] ?? 'available';
}
