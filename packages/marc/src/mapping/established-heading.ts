import { agentType, nameTitle, readName } from './name.ts';
import { titleText } from './other-titles.ts';
import { heading } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { AuthorityType } from '../authority.ts';
import type { DataField } from '../record.ts';

/** Types of headings by the last two digits of 1XX, 4XX and 5XX (MARC 21 Authority). */
export const headingTypes: Readonly<Record<string, AuthorityType>> = {
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

/** Type of the heading in a field; a name with a title ($t) is a title. */
export function typeOf(field: DataField): AuthorityType | undefined {
  const type = headingTypes[field.tag.slice(1)];
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
export function headingText(field: DataField): string {
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
