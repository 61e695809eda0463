import type { Query, QueryField } from '../query.ts';
import { numbersIn } from './standard-number.ts';
import { numberWords } from './tokens.ts';
import { foldedWords, wordGroups } from './words.ts';

/** A query after analysis. */
export type Plan = { readonly kind: 'all' } | Asked;

/** `words` are folded; a phrase has two or more, `of` too. */
export type Asked =
  | { readonly kind: 'word'; readonly field: QueryField; readonly word: string }
  | { readonly kind: 'phrase'; readonly field: QueryField; readonly words: readonly string[] }
  | { readonly kind: 'and'; readonly of: readonly Asked[] }
  | { readonly kind: 'or'; readonly of: readonly Asked[] };

const everything: Plan = { kind: 'all' };

/** A text without a single word asks for nothing and so excludes nothing. */
export function plan(query: Query): Plan {
  switch (query.kind) {
    case 'all':
      return everything;
    case 'words':
      return planWords(query.field, query.text);
    case 'phrase':
      return sequence(query.field, analyse(query.field, query.text));
    case 'and':
      return all(query.of.map(plan));
  }
}

function analyse(field: QueryField, text: string): string[] {
  return field === 'standardNumber' ? numberWords(text) : foldedWords(text);
}

function planWords(field: QueryField, text: string): Plan {
  if (field === 'standardNumber') return all(numberWords(text).map((word) => single(field, word)));
  if (field !== 'any') return plainWords(field, text);
  const parts: Plan[] = [];
  let from = 0;
  for (const number of numbersIn(text, true)) {
    parts.push(plainWords(field, text.slice(from, number.start)));
    // '1939-1945' may pass for an ISSN: the figures are looked for as words too.
    const asWords = plainWords(field, text.slice(number.start, number.end));
    parts.push(either(single('standardNumber', number.key), asWords));
    from = number.end;
  }
  parts.push(plainWords(field, text.slice(from)));
  return all(parts);
}

function plainWords(field: QueryField, text: string): Plan {
  return all(wordGroups(text).map((group) => sequence(field, group)));
}

function sequence(field: QueryField, words: readonly string[]): Plan {
  const [first] = words;
  if (first === undefined) return everything;
  return words.length === 1 ? single(field, first) : { kind: 'phrase', field, words };
}

function single(field: QueryField, word: string): Asked {
  return { kind: 'word', field, word };
}

function either(one: Plan, other: Plan): Plan {
  return one.kind === 'all' || other.kind === 'all' ? everything : { kind: 'or', of: [one, other] };
}

/** Flat, without what excludes nothing, each part once. */
function all(parts: readonly Plan[]): Plan {
  const flat = parts.flatMap((part): readonly Asked[] =>
    part.kind === 'and' ? part.of : part.kind === 'all' ? [] : [part],
  );
  const once = [...new Map(flat.map((part) => [JSON.stringify(part), part])).values()];
  const [first] = once;
  if (first === undefined) return everything;
  return once.length === 1 ? first : { kind: 'and', of: once };
}

/** Words typed for a field, alone or for all fields, in order: what may be a title or a name whole. */
export function wordsTypedFor(query: Query, field: QueryField): string[] {
  switch (query.kind) {
    case 'all':
      return [];
    case 'words':
    case 'phrase':
      return query.field === 'any' || query.field === field ? foldedWords(query.text) : [];
    case 'and':
      return query.of.flatMap((part) => wordsTypedFor(part, field));
  }
}
