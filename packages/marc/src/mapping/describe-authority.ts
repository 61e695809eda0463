import { distinct, heading, sentence } from './text.ts';
import { dataOf, tagFields, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { AuthorityData } from '../authority.ts';
import type { DataField, MarcRecord } from '../record.ts';
import { headingText, headingTypes, typeOf } from './established-heading.ts';

type RelatedHeading = AuthorityData['related'][number];

/** First position of $w in tracings: the relation to the established heading (MARC 21 Authority). */
const relations: Readonly<Record<string, RelatedHeading['relation']>> = {
  a: 'earlier',
  b: 'later',
  g: 'broader',
  h: 'narrower',
  t: 'broader',
};

function tracings(fields: TaggedFields, hundred: string): DataField[] {
  return fields.all.filter(
    (field) => field.tag.startsWith(hundred) && headingTypes[field.tag.slice(1)],
  );
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
