import {
  allSubfields,
  dataFields,
  headingKey,
  subfields,
  type DataField,
  type MarcRecord,
} from '@estante/marc';

/** Evidence of a record on its work beside title, year and ISBN, as far as it tells works apart. */
export interface Evidence {
  /** Names of the agents that are entered (1XX, 7XX), the main one first, as words without capitals or accents. */
  readonly names: readonly string[];
  /** Words of the statement of responsibility (245 $c). */
  readonly responsibility: string;
  /** '3' of '3. ed. rev.'; null where none is said. */
  readonly edition: string | null;
  /** Words of the publishers' names that tell them apart. */
  readonly publishers: readonly string[];
  readonly brief: TitleBrief;
}

/** A title in a line or two, for readers of an import's report. */
export interface TitleBrief {
  readonly title: string;
  readonly author: string;
  readonly edition: string;
  readonly published: string;
  readonly isbn: string;
}

const mainEntries = ['100', '110', '111'];
const addedEntries = ['700', '710', '711'];

export function evidenceOf(record: MarcRecord): Evidence {
  const fields = [...dataFields(record, ...mainEntries), ...dataFields(record, ...addedEntries)];
  return {
    names: fields.map((field) => headingKey(textOf(field, 'ab'))).filter(Boolean),
    responsibility: headingKey(textOf(first(record, '245'), 'c')),
    edition: editionOf(textOf(first(record, '250'), 'a')),
    publishers: publishersIn(textOf(first(record, '260', '264'), 'b')),
    brief: {
      title: textOf(first(record, '245'), 'abnp'),
      author: textOf(fields[0], 'abc') || textOf(first(record, '245'), 'c'),
      edition: textOf(first(record, '250'), 'ab'),
      published: textOf(first(record, '260', '264'), 'abc'),
      isbn: subfields(record, '020', 'a').join(', '),
    },
  };
}

function first(record: MarcRecord, ...tags: readonly string[]): DataField | undefined {
  return dataFields(record, ...tags)[0];
}

function textOf(field: DataField | undefined, codes: string): string {
  return field ? allSubfields(field, codes).join(' ') : '';
}

const shortWord = 3;
/** Words that most publishers have in their names, and those that stand where none is known. */
const untelling =
  /^(?:edit\w*|publi\w*|press|books?|livraria|libreria|librairie|verlag|impr\w*|company|universi\w*|identif\w*|nome)$/;

function publishersIn(statement: string): string[] {
  const words = headingKey(statement).split(' ');
  return words.filter((word) => word.length > shortWord && !untelling.test(word));
}

/** Ordinals of editions as the region's and English title pages spell them, by their beginnings. */
const ordinals: readonly (readonly [beginning: RegExp, number: string])[] = [
  [/^(?:primeir|primer|first)/, '1'],
  [/^(?:segund|second)/, '2'],
  [/^(?:terce|third)/, '3'],
  [/^(?:quart|cuart|fourth)/, '4'],
  [/^(?:quint|fifth)/, '5'],
];

function editionOf(statement: string): string | null {
  const digits = /\d+/.exec(statement)?.[0];
  if (digits !== undefined) return String(Number(digits));
  const words = headingKey(statement);
  return ordinals.find(([beginning]) => beginning.test(words))?.[1] ?? null;
}
