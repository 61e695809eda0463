import { agentType, nameTitle, readName } from './name.ts';
import { titleText } from './other-titles.ts';
import { distinct, heading, sentence } from './text.ts';
import { dataOf, tagFields, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { AuthorityData, AuthorityType } from '../authority.ts';
import type { DataField, MarcRecord } from '../record.ts';

type RelatedHeading = AuthorityData['related'][number];

/** Types of headings by the last two digits of 1XX, 4XX and 5XX (MARC 21 Authority). */
const types: Readonly<Record<string, AuthorityType>> = {
  '00': 'person',
  10: 'corporate',
  11: 'meeting',
  30: 'title',
  47: 'meeting',
  48: 'period',
  50: 'topic',
  51: 'place',
  55: 'genre',
  62: 'topic',
  80: 'general-subdivision',
  81: 'place-subdivision',
  82: 'period-subdivision',
  85: 'genre-subdivision',
};

function typeOf(field: DataField): AuthorityType | undefined {
  const type = types[field.tag.slice(1)];
  return agentType(field.tag) && valueOf(field, 't').trim() ? 'title' : type;
}

function subdivisions(field: DataField): string[] {
  return valuesOf(field, 'vxyz').map(heading).filter(Boolean);
}

function mainText(field: DataField): string {
  const agent = agentType(field.tag);
  if (agent) {
    const title = nameTitle(field);
    const { name } = readName(field, agent);
    return title ? `${name}. ${title}` : name;
  }
  if (field.tag.endsWith('30')) return titleText(field, 'hivxyz');
  if (field.tag.charAt(1) === '8') return '';
  return valuesOf(field, 'abcdg').map(heading).filter(Boolean).join(', ');
}

/** A heading and its subdivisions, joined as subjects are shown. */
function headingText(field: DataField): string {
  return [mainText(field), ...subdivisions(field)].filter(Boolean).join(' – ');
}

/** Reads the heading that a field (1XX, 6XX, 7XX) names; null where it names nothing. */
export function headingOfField(
  field: DataField,
): { readonly type: AuthorityType; readonly heading: string } | null {
  const type = typeOf(field);
  const text = headingText(field);
  return type && text ? { type, heading: text } : null;
}

/** First position of $w in tracings: the relation to the established heading (MARC 21 Authority). */
const relations: Readonly<Record<string, RelatedHeading['relation']>> = {
  a: 'earlier',
  b: 'later',
  g: 'broader',
  h: 'narrower',
  t: 'broader',
};

function tracings(fields: TaggedFields, hundred: string): DataField[] {
  return fields.all.filter((field) => field.tag.startsWith(hundred) && types[field.tag.slice(1)]);
}

function related(fields: TaggedFields): RelatedHeading[] {
  const found = new Map<string, RelatedHeading>();
  for (const field of tracings(fields, '5')) {
    const type = typeOf(field);
    const text = headingText(field);
    const relation = relations[valueOf(field, 'w').charAt(0)] ?? 'related';
    if (type && text) found.set(`${relation}|${text}`, { relation, type, heading: text });
  }
  return [...found.values()];
}

/** 008/11, subject heading system; 'z' leaves it to 040 $f. */
const systems: Readonly<Record<string, string>> = {
  a: 'lcsh',
  b: 'lcshac',
  c: 'mesh',
  d: 'nal',
  k: 'cash',
  r: 'aat',
  s: 'sears',
  v: 'rvm',
};

function schemeOf(fields: TaggedFields): string {
  const said = heading(valueOf(fields.data('040')[0], 'f')).toLowerCase();
  return said || (systems[fields.control('008').charAt(11)] ?? '');
}

function texts(
  fields: TaggedFields,
  tags: readonly string[],
  codes: string,
  between: string,
): string[] {
  return distinct(
    dataOf(fields, tags).map((field) =>
      valuesOf(field, codes).map(sentence).filter(Boolean).join(between),
    ),
  );
}

/** Describes the heading that an authority record establishes; null where it has none (1XX). */
export function describeAuthority(record: MarcRecord): AuthorityData | null {
  const fields = tagFields(record);
  const established = tracings(fields, '1').find((field) => headingText(field) !== '');
  const type = established && typeOf(established);
  if (!type) return null;
  const text = headingText(established);
  return {
    type,
    heading: text,
    variants: distinct(tracings(fields, '4').map(headingText)).filter(
      (variant) => variant !== text,
    ),
    related: related(fields),
    notes: texts(fields, ['664', '665', '666', '678', '680', '681'], 'abitxyz', ' '),
    sources: texts(fields, ['670'], 'ab', ': '),
    scheme: schemeOf(fields),
  };
}
