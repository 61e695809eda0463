import { civilDate } from './civil-date.ts';
import { enumeration } from './enumeration.ts';
import { headingKey } from './heading-key.ts';
import { clean, heading, sentence } from './text.ts';
import { firstOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

type Status = CopyData['status'];

/** The state of a copy, and the words that say it where they are none of those known; else ''. */
interface SaidState {
  readonly status: Status;
  readonly unknownState: string;
}

/** A field in which a system writes an item. */
export interface ItemField {
  readonly tags: readonly string[];
  /** Whether a field of such a tag is an item; others use the tags for notes of their own. */
  readonly isItem: (field: DataField) => boolean;
  /** Whether the record has what else the profile is to be told by; asked where none is named. */
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

/** The subfields in which a system says it; of several the first that has text, of notes all. */
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

/** Words of a current location or a status: in English, Portuguese and Spanish, as systems have them. */
const stateWords: readonly (readonly [RegExp, Status])[] = [
  [/^(?:checkedout|checked out|unavailable|not available|on loan|intransit|hold)/u, 'on-loan'],
  [/^(?:emprestad|prestad|em emprestimo|en prestamo|em transito|en transito|reservad)/u, 'on-loan'],
  [/^(?:indisponive|indisponib|nao disponive|no disponib)/u, 'on-loan'],
  [/^(?:lost|missing|stolen|perd|extravi|desaparec|furt|hurt|roub|robo\b|robad)/u, 'lost'],
  [/^(?:nao localizad|no localizad|nao encontrad|no encontrad)/u, 'lost'],
  [/^(?:discard|withdrawn|descart|excluid|exclusao|eliminad|expurg)/u, 'withdrawn'],
  [/^(?:baixad|baixa(?! circul)|(?:dado |dada )?de baja|baja(?! circul))/u, 'withdrawn'],
  // Copies that were bound, restored or processed are done: 'encadernado'.
  [
    /^(?:(?:em|en|in|para|na|at) ?)?(?:proces|catalog|encadern|encuadern|restaur|consert|repar|manuten|manten|higien|bindery|repair)(?!\S*(?:ad[oa]s?|ed)\b)/u,
    'in-processing',
  ],
  [/^(?:on order|onorder|ordered|encomendad|em aquisic|en adquis)/u, 'in-processing'],
  [
    /^(?:em |en )?(?:tratamento tecnic|tratamiento tecnic|preparac|preparo|quarenten|cuarenten)/u,
    'in-processing',
  ],
  [/^(?:reference|referenc|noncirc|lib use|uso interno|uso local|uso en sala)/u, 'reference'],
  [/^(?:(?:so|solo|somente|apenas) )?consulta/u, 'reference'],
  [/^(?:nao circula|no circula|nao emprest|no se prest)/u, 'reference'],
  [
    /^(?:available|disponiv|disponib|in library|on shelf|onshelf|in place|checked in)/u,
    'available',
  ],
  [
    /^(?:na estante|en estante|no lugar|livre|libre|liberad|normal|regular|ativ|activ)/u,
    'available',
  ],
  [/^(?:circula|em circula|en circula|emprestavel|emprestimo domicil|prestable)/u, 'available'],
];

/** Longest words that are told of. */
const longest = 60;

export function saidBy(text: string): SaidState {
  const said = headingKey(text);
  const known = stateWords.find(([words]) => words.test(said))?.[1];
  return known || said === ''
    ? knownState(known ?? 'available')
    : { status: 'available', unknownState: clean(text).slice(0, longest).toWellFormed() };
}

export function knownState(status: Status): SaidState {
  return { status, unknownState: '' };
}
