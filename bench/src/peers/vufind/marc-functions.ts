import {
  allSubfields,
  controlField,
  dataFields,
  firstSubfield,
  isControlField,
  type DataField,
  type MarcRecord,
} from '@estante/marc';
import { partsOf, type PartSpec } from './marc-rules.ts';

/** Roles of a group of author-classification.ini, and the code of a role in words. */
export interface Roles {
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
  readonly codes: ReadonlyMap<string, string>;
}

type MarcFunction = (record: MarcRecord, args: readonly string[], roles: Roles) => string[];

/**
 * Functions of VuFind's own to which a marc.properties leaves its fields, as far as searches, facets and orders
 * need them; bench/peers.md says which fields stay empty.
 */
export const marcFunctions: Readonly<Record<string, MarcFunction>> = {
  getAllSearchableFieldsAsSet: (record, [from = '100', to = '900']) =>
    record.fields.flatMap((field) =>
      !isControlField(field) && field.tag >= from && field.tag < to ? [wholeText(field)] : [],
    ),
  getAllSubfields: (record, [tags = '', between = ' ']) =>
    dataFields(record, ...tags.split(':')).map((field) => wholeText(field, between)),
  getAllAlphaSubfields: (record, [tag = '']) =>
    dataFields(record, tag).map((field) => wholeText(field)),
  getAuthorsFilteredByRelator: authorsOf,
  getFirstAuthorFilteredByRelator: (record, args, roles) =>
    authorsOf(record, args, roles).slice(0, 1),
  getAuthorInitialsFilteredByRelator: (record, args, roles) =>
    authorsOf(record, args, roles).map(initialsOf),
  getFormats: (record) => [formatOf(record)],
  getPublishers: (record) => publication(record, 'b'),
  getDates: (record) =>
    publication(record, 'c')
      .map(yearIn)
      .filter((year) => year !== ''),
  getFirstDate: (record) =>
    publication(record, 'c')
      .map(yearIn)
      .filter((year) => year !== '')
      .slice(0, 1),
  getLCSortable: (record, [spec = '']) =>
    (partsOf(spec) ?? [])
      .flatMap((part) => partValues(record, part))
      .slice(0, 1)
      .map(shelfKeyOf),
  FullRecordAsJSON2: (record) => [JSON.stringify(record)],
  FullRecordAsMarc: (record) => [JSON.stringify(record)],
};

/** Values of a field: its subfields in one text, or each, where one code is named. */
export function partValues(record: MarcRecord, { tag, codes, from, to }: PartSpec): string[] {
  const texts = tag.startsWith('00')
    ? [controlField(record, tag) ?? '']
    : dataFields(record, tag).flatMap((field) => {
        const values = codes === '' ? [wholeText(field)] : allSubfields(field, codes);
        return codes.length === 1 ? values : [values.join(' ')];
      });
  const cut = from === null ? texts : texts.map((text) => text.slice(from, to + 1));
  return cut.map((text) => text.trim()).filter((text) => text !== '');
}

function wholeText(field: DataField, between = ' '): string {
  return field.subfields
    .filter(({ code }) => /[a-z]/.test(code))
    .map(({ value }) => value.trim())
    .join(between);
}

/** Names with one of the roles; none where the field's tag requires no role. */
function authorsOf(record: MarcRecord, args: readonly string[], roles: Roles): string[] {
  const [spec = '', withoutRole = '', groups = ''] = args;
  const wanted = groups.split('|').flatMap((group) => [...(roles.groups.get(group) ?? [])]);
  const plain = withoutRole.split(':');
  return (partsOf(spec) ?? []).flatMap(({ tag, codes }) =>
    dataFields(record, tag)
      .filter((field) => {
        const known = rolesOf(field, roles);
        return known.length === 0
          ? plain.includes(tag)
          : known.some((role) => wanted.includes(role));
      })
      .map((field) => withoutPunctuation(allSubfields(field, codes).join(' '))),
  );
}

function rolesOf(field: DataField, { codes }: Roles): string[] {
  const named = [...allSubfields(field, 'e'), ...allSubfields(field, '4')].map((role) =>
    role.replace(/^.*\//, '').toLowerCase().replaceAll(/\p{P}/gu, '').trim(),
  );
  return named.flatMap((role) => codes.get(role) ?? []);
}

function withoutPunctuation(text: string): string {
  return text.replace(/[\s/:;,=]+$/, '');
}

/** 'Yeats, William Butler': 'w b y wb wby'. */
function initialsOf(name: string): string {
  const [family = '', given] = name.split(',', 2);
  const words = [...wordsOf(given ?? ''), ...wordsOf(family)];
  const letters = words.flatMap((word) => word.split('-').map((part) => part.slice(0, 1)));
  const joined = letters.join('');
  const texts = [letters.join(' '), ...(words.length > 2 ? [joined.slice(0, -1)] : []), joined];
  return [...new Set(texts)].join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** Format of a record by its leader. */
function formatOf({ leader }: MarcRecord): string {
  const [kind, level] = [leader.charAt(6), leader.charAt(7)];
  if ('at'.includes(kind) && level === 's') return 'Journal';
  if ('at'.includes(kind) && 'ab'.includes(level)) return 'BookComponentPart';
  return formats[kind] ?? 'Book';
}

const formats: Readonly<Record<string, string>> = {
  c: 'MusicalScore',
  d: 'MusicalScore',
  e: 'Map',
  f: 'Map',
  g: 'MotionPicture',
  i: 'SoundRecording',
  j: 'MusicRecording',
  k: 'Image',
  m: 'Electronic',
  o: 'Kit',
  p: 'Kit',
  r: 'PhysicalObject',
};

/** Texts of 260, and of a 264 for publication or, failing that, copyright. */
function publication(record: MarcRecord, code: string): string[] {
  const published = dataFields(record, '264').filter(({ ind2 }) => ind2 === '1');
  const copyright = dataFields(record, '264').filter(({ ind2 }) => ind2 === '4');
  return [...dataFields(record, '260'), ...(published.length > 0 ? published : copyright)]
    .flatMap((field) => firstSubfield(field, code) ?? [])
    .map((text) => withoutPunctuation(text.trim()));
}

function yearIn(text: string): string {
  return /\d{4}/.exec(text)?.[0] ?? '';
}

/** Sort key of a call number, with numbers by value. */
function shelfKeyOf(mark: string): string {
  return mark.toUpperCase().replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'));
}
