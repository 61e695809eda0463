import { foldWords } from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import type { Query, QueryField } from '../query.ts';
import { phrases } from './matching.ts';
import type { Clause } from './matching.ts';
import { indexedWord, termsAsked } from './indexed-words.ts';
import { namesTyped } from './whole-names.ts';

/** Weights of fields, as the engine in the process has them. */
const weights: Readonly<Record<SearchField, number>> = {
  title: 8,
  author: 6,
  subject: 4,
  series: 2,
  publisher: 1.5,
  callNumber: 3,
  standardNumber: 5,
  notes: 1,
  identifier: 3,
};
/** Weight of another word of the stem, relative to the word itself. */
const otherFormWeight = 0.4;
/** Number of words after which the rest says little about the title meant. */
const weighedWords = 12;

interface TypedWord {
  readonly word: string;
  readonly field: QueryField;
}

/** Makes the clauses by which one match is better than another; empty where nothing is typed. */
export function scoring(query: Query): Clause[] {
  const typed = typedWords(query);
  if (typed.length === 0) return [];
  const clauses = typed.slice(0, weighedWords).map(scoreOfWord);
  const names = namesTyped(query);
  const bonus = orderBonus(query);
  return [...clauses, ...bonus, ...(names.length > 0 ? [{ dis_max: { queries: names } }] : [])];
}

function typedWords(query: Query): TypedWord[] {
  switch (query.kind) {
    case 'words':
    case 'phrase':
      return [...new Set(foldWords(query.text))].map((word) => ({ word, field: query.field }));
    case 'and':
    case 'or':
      return query.of.flatMap(typedWords);
    case 'all':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'work':
    case 'not':
      return [];
  }
}

function fieldsOf(field: QueryField): readonly SearchField[] {
  return field === 'any' ? searchFields : [field];
}

/** The best field counts, the others a little. */
function scoreOfWord({ word, field }: TypedWord): Clause {
  const queries = fieldsOf(field).flatMap((one) => {
    const boost = weights[one];
    const stems = termsAsked(word).map((term) => ({
      term: { [`words.${one}`]: { value: term, boost: boost * otherFormWeight } },
    }));
    const itself = {
      term: {
        [`forms.${one}`]: { value: indexedWord(word), boost: boost * (1 - otherFormWeight) },
      },
    };
    return [{ bool: { should: [{ dis_max: { queries: stems } }, itself] } }];
  });
  return { dis_max: { queries, tie_breaker: 0.2 } };
}

/** Words in the order typed, in one of the short fields: more than the same words apart. */
function orderBonus(query: Query): Clause[] {
  const typed = mainWords(query);
  const words = typed === null ? [] : foldWords(typed.text).slice(0, weighedWords);
  if (typed === null || words.length < 2) return [];
  return fieldsOf(typed.field)
    .filter((field) => field === 'title' || field === 'author')
    .flatMap((field) => phrases(`words.${field}`, words))
    .map((phrase) => ({ bool: { should: [phrase], boost: 4 } }));
}

function mainWords(query: Query): Extract<Query, { kind: 'words' }> | null {
  if (query.kind === 'words') return query;
  if (query.kind !== 'and') return null;
  return query.of.find((node) => node.kind === 'words') ?? null;
}
