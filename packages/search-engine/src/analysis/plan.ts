import type { Query, QueryField } from '../query.ts';
import { joinedReadings } from './compounds.ts';
import { allOf, anyOf, negation, everything } from './logic.ts';
import type { PlanNode, Plan } from './plan-tree.ts';
import { readings } from './readings.ts';
import type { Alternative } from './readings.ts';
import { seriesNamedIn } from './series-label.ts';
import { numbersIn } from './standard-number.ts';
import { hasCompounds, numberWords } from './tokens.ts';
import { foldWords } from './words.ts';

/** Most words of a query that count; a title that has them all is likely to have the rest. */
export const wordLimit = 64;

/** Plan of a query; a text without a single word neither finds nor excludes anything. */
export function plan(query: Query): Plan {
  return read(query) ?? everything;
}

/** Plan of a query; null where there is nothing to find or exclude. */
function read(query: Query): Plan | null {
  switch (query.kind) {
    case 'all':
      return everything;
    case 'words':
      return limited(readWords(query.field, query.text));
    case 'phrase':
      return readPhrase(query.field, query.text);
    case 'prefix':
      return limited(readPrefix(query.field, analyse(query.field, query.text)));
    case 'facet':
    case 'range':
    case 'work':
      return query;
    case 'and':
      return allOf(query.of.map(read));
    case 'or':
      return anyOf(query.of.map(read));
    case 'not':
      return negation(read(query.of));
  }
}

function limited(node: Plan | null): Plan | null {
  return node?.kind === 'and' ? { kind: 'and', of: node.of.slice(0, wordLimit) } : node;
}

function readPhrase(field: QueryField, text: string): Plan | null {
  const ways = [analyse(field, text), ...(hasCompounds(field) ? joinedReadings(text) : [])];
  return anyOf(ways.map((words) => sequence(field, words.slice(0, wordLimit))));
}

function analyse(field: QueryField, text: string): string[] {
  return field === 'standardNumber' ? numberWords(text) : foldWords(text);
}

function readWords(field: QueryField, text: string): Plan | null {
  if (field === 'standardNumber')
    return allOf(numberWords(text).map((word) => single(field, word)));
  if (field !== 'any') return plainWords(field, text);
  const series = seriesNamedIn(text);
  const typed = readAnywhere(text);
  return series === '' ? typed : anyOf([typed, plainWords('series', series)]);
}

function readAnywhere(text: string): Plan | null {
  const field = 'any';
  const parts: (Plan | null)[] = [];
  let from = 0;
  for (const number of numbersIn(text, true)) {
    parts.push(plainWords(field, text.slice(from, number.start)));
    // '1939-1945' may pass for an ISSN: the figures are looked up as words too.
    const asWords = plainWords(field, number.written);
    parts.push(anyOf([single('standardNumber', number.key), asWords]));
    from = number.end;
  }
  parts.push(plainWords(field, text.slice(from)));
  return allOf(parts);
}

function plainWords(field: QueryField, text: string): Plan | null {
  return allOf(
    readings(field, text).map(({ groups, others }) => {
      const asTyped = allOf(groups.map((group) => sequence(field, group.slice(0, wordLimit))));
      return anyOf([asTyped, ...others.map((other) => alternative(field, other))]);
    }),
  );
}

function alternative(field: QueryField, { kind, words }: Alternative): Plan | null {
  if (kind === 'name') return sequence('author', words);
  return allOf(words.map((word) => single(field, word)));
}

function readPrefix(field: QueryField, words: readonly string[]): Plan | null {
  const prefix = words.at(-1);
  if (prefix === undefined) return null;
  const whole = words.slice(0, -1).map((word) => single(field, word));
  const last: PlanNode =
    prefix.length > 1 ? { kind: 'prefix', field, prefix } : single(field, prefix);
  return allOf([last, ...whole]);
}

function sequence(field: QueryField, words: readonly string[]): Plan | null {
  const [first] = words;
  if (first === undefined) return null;
  return words.length === 1 ? single(field, first) : { kind: 'phrase', field, words };
}

function single(field: QueryField, word: string): PlanNode {
  return { kind: 'word', field, word };
}
