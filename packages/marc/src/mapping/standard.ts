import { headingKey } from './heading-key.ts';
import { standardState } from './states.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Description, Standard } from '../description.ts';

/** Initials of one or more bodies, then a number: 'ABNT NBR ISO/IEC 27001:2022', 'ANSI/NISO Z39.50'. */
const designation =
  /^((?:\p{Lu}{2,}[ /-]){1,6})(?:N\.? ?[º°] ?)?(\p{Lu}?\d[\d.]*\d?(?:-\d+)*)(?: ?: ?(\d{4}))?(?!\p{L})/u;

/** Kinds of document, which are not bodies. */
const kinds = new Set(['TR', 'TS', 'PAS', 'DIS', 'FDIS', 'GUIDE', 'STD']);

/** Names of the bodies whose records may bear no initials, by `headingKey`. */
const initials: Readonly<Record<string, string>> = {
  'associacao brasileira de normas tecnicas': 'ABNT',
  'international organization for standardization': 'ISO',
  'international electrotechnical commission': 'IEC',
  'institute of electrical and electronics engineers': 'IEEE',
  'national information standards organization': 'NISO',
  'american society for testing and materials': 'ASTM',
};

/** NBR are the standards of ABNT, also those that take over one of ISO or IEC. */
function bodiesIn(letters: string): string[] {
  const words = letters.split(/[ /-]/u).filter(Boolean);
  if (words[0] === 'ABNT' || words.includes('NBR')) return ['ABNT'];
  return [...new Set(words.filter((word) => !kinds.has(word)))];
}

function bodiesNamed(agents: Description['agents']): string[] {
  const named = agents.flatMap(({ name }) => initials[headingKey(name)] ?? []);
  return [...new Set(named)];
}

/** The year goes with the number where either text says it. */
function numberIn(text: string): { readonly number: string; readonly bodies: string[] } | null {
  const [, letters = '', digits = '', year = ''] = designation.exec(text) ?? [];
  if (letters === '') return null;
  const bodies = bodiesIn(letters);
  return { number: `${letters}${digits}${year && `:${year}`}`, bodies };
}

/** Describes a standard by its record: its number (024, else the start of the title) and state. */
export function standard(
  fields: TaggedFields,
  about: Pick<Description, 'title' | 'identifiers' | 'agents' | 'related'>,
): Standard {
  const texts = [...about.identifiers.map(({ value }) => value), about.title];
  const read = texts.map(numberIn).find((one) => one !== null);
  return {
    number: read?.number ?? '',
    organizations: read?.bodies ?? bodiesNamed(about.agents),
    state: standardState(fields, about.related),
  };
}
