import { authorityNumber } from './agents.ts';
import { headingKey } from './heading-key.ts';
import { agentType, nameTitle, readName } from './name.ts';
import { titleText } from './other-titles.ts';
import { heading } from './text.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Subject, SubjectType } from '../description.ts';
import type { DataField } from '../record.ts';

type Part = Subject['parts'][number];

const types: Readonly<Record<string, SubjectType>> = {
  600: 'person',
  610: 'corporate',
  611: 'meeting',
  630: 'title',
  647: 'topic',
  648: 'period',
  650: 'topic',
  651: 'place',
  653: 'uncontrolled',
  654: 'topic',
  655: 'genre',
  656: 'topic',
  657: 'topic',
  658: 'topic',
  662: 'place',
  690: 'topic',
  691: 'place',
};

const subdivisions: Readonly<Record<string, SubjectType>> = {
  v: 'genre',
  x: 'topic',
  y: 'period',
  z: 'place',
};

/** Second indicator of 600–655: the thesaurus (MARC 21, 6XX). */
const thesauri: Readonly<Record<string, string>> = {
  0: 'lcsh',
  1: 'lcshac',
  2: 'mesh',
  3: 'nal',
  5: 'cash',
  6: 'rvm',
};

function schemeOf(field: DataField): string {
  const said = heading(valueOf(field, '2')).toLowerCase();
  if (field.tag === '653') return '';
  return field.ind2 === '7' || said ? said : (thesauri[field.ind2] ?? '');
}

function typeOf(tag: string): SubjectType | undefined {
  return types[tag] ?? (/^69\d$/.test(tag) ? 'topic' : undefined);
}

/** The heading itself, before its subdivisions; one with a title ($t) is of the type of its authority. */
function mainParts(field: DataField, type: SubjectType): Part[] {
  const agent = agentType(field.tag);
  if (agent && type === agent) {
    const title = nameTitle(field);
    const { name } = readName(field, agent);
    return [title ? { type: 'title', text: `${name}. ${title}` } : { type, text: name }];
  }
  if (type === 'title') return [{ type, text: titleText(field, 'hivxyz') }];
  const codes = field.tag === '662' ? 'abcdfgh' : field.tag === '654' ? 'ab' : 'abcdg';
  // The authority of a named event (147) stands among those of meetings.
  const partType = field.tag === '647' ? 'meeting' : type;
  const parts: Part[] = [];
  for (const { code, value } of field.subfields)
    if (code !== '' && codes.includes(code)) parts.push({ type: partType, text: heading(value) });
  return parts.length > 1 && field.tag !== '662' && field.tag !== '654'
    ? [
        {
          type: partType,
          text: parts
            .map((part) => part.text)
            .filter(Boolean)
            .join(', '),
        },
      ]
    : parts;
}

/** Headings typed with their subdivisions in one subfield: 'Brasil -- História'. */
function splitDashes(part: Part): Part[] {
  if (!part.text.includes('--')) return [part];
  return part.text
    .split('--')
    .map((text) => ({ type: part.type, text: heading(text) }))
    .filter(({ text }) => text !== '');
}

function partsOf(field: DataField, type: SubjectType): Part[] {
  const parts = mainParts(field, type);
  for (const { code, value } of field.subfields) {
    const subdivision = subdivisions[code];
    if (subdivision) parts.push({ type: subdivision, text: heading(value) });
  }
  return parts
    .flatMap(splitDashes)
    .map((part) =>
      part.text.startsWith('*') ? { ...part, text: part.text.slice(1).trim() } : part,
    )
    .filter((part) => part.text !== '');
}

/** Uncontrolled terms come several to a field, and lists typed with semicolons to a subfield. */
function lists(field: DataField, type: SubjectType): string[] | undefined {
  const main = field.subfields.filter((subfield) => subfield.code === 'a');
  const isTyped = field.ind2 === ' ' || field.ind2 === '4' || field.tag === '653';
  const hasList = isTyped && main.length === 1 && main[0]?.value.includes(';');
  const alone = field.subfields.every(({ code }) => !subdivisions[code]);
  if (!alone || !(field.tag === '653' || (hasList && (type === 'topic' || type === 'genre'))))
    return undefined;
  return main.flatMap(({ value }) => value.split(/;(?=\s|$)/u)).map(heading);
}

function describeSubjects(field: DataField): Subject[] {
  const type = typeOf(field.tag);
  if (!type) return [];
  const scheme = schemeOf(field);
  const terms = lists(field, type);
  if (terms)
    return terms
      .filter(Boolean)
      .map((text) => ({ type, parts: splitDashes({ type, text }), scheme, authorityNumber: '' }));
  const parts = partsOf(field, type);
  const first = parts[0];
  return first ? [{ type, parts, scheme, authorityNumber: authorityNumber(field) }] : [];
}

/** The subjects in the record's order, each heading once whatever thesaurus repeats it. */
export function subjects(fields: TaggedFields): Subject[] {
  const found = new Map<string, Subject>();
  for (const field of fields.all) {
    if (!field.tag.startsWith('6')) continue;
    for (const subject of describeSubjects(field)) {
      const key = subject.parts.map((part) => headingKey(part.text) || part.text).join('|');
      const kind = subject.type === 'genre' ? 'genre' : '';
      if (!found.has(kind + key)) found.set(kind + key, subject);
    }
  }
  return [...found.values()];
}
