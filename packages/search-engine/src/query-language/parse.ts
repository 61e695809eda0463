import type { Query, QueryField } from '../query.ts';
import { scan } from './scan.ts';
import type { Term } from './scan.ts';
import type { OperatorLanguage } from './operator-words.ts';
import { alternativesOf } from './operators.ts';

/** Words and phrases after this many are ignored. */
export const termLimit = 64;

/** Keyboards of East Asia give figures, quotes and colons as wide as ideographs. */
const fullWidth = /[\uff01-\uff5e]/g;

/**
 * Reads what a person typed: words, "phrases", one OR another (OU, |), both (AND, E, Y), -without
 * (NOT, NÃO), who writes in Spanish O and NO too, the begin* of words, title:word where no field is chosen. OR binds the two terms beside it;
 * parentheses are punctuation. Any text is a valid search, read in time that grows with its
 * length.
 *
 * Words are operators only in capitals, between two terms, and in a text that has small letters
 * too: SER OU NÃO SER is a title. An 'e', 'y' or 'and' in small letters asks for nothing either, but
 * among plain words it stays in their text, which may be a title.
 */
export function parseQuery(
  typed: string,
  field: QueryField,
  language: OperatorLanguage = 'pt',
): Query {
  const text = typed
    .normalize('NFC')
    .toWellFormed()
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const tokens = scan(text, field === 'any', termLimit);
  const alternatives = alternativesOf(tokens, /\p{Ll}/u.test(text), language);
  const queries = joined(alternatives.map((terms) => terms.map((term) => leaf(term, field))));
  if (queries.length > 1) return { kind: 'and', of: queries };
  return queries[0] ?? { kind: 'all' };
}

function leaf({ kind, text, field, minus }: Term, asked: QueryField): Query {
  const query: Query = { kind: kind === 'word' ? 'words' : kind, field: field ?? asked, text };
  return minus ? { kind: 'not', of: query } : query;
}

/** Words of one field make one text, as they were typed: a number may be written with spaces. */
function joined(groups: readonly (readonly Query[])[]): Query[] {
  const queries: Query[] = [];
  const places = new Map<QueryField, number>();
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    if (group.length > 1) queries.push({ kind: 'or', of: group });
    else if (first.kind !== 'words') queries.push(first);
    else {
      const place = places.get(first.field);
      const before = place === undefined ? undefined : queries[place];
      if (place === undefined || before?.kind !== 'words') {
        places.set(first.field, queries.push(first) - 1);
      } else queries[place] = { ...first, text: `${before.text} ${first.text}` };
    }
  }
  return queries;
}
