import { plan, stemmedLanguages, wordLimit } from '../analysis/index.ts';
import type { Plan } from '../analysis/index.ts';
import type { SelectedFilter } from '../port.ts';
import type { FacetType } from '../fields.ts';
import type { Query } from '../query.ts';
import { indexedWord, marked, termsAsked } from './indexed-words.ts';

export type Clause = Readonly<Record<string, unknown>>;

export const everything: Clause = { match_all: {} };

/** The titles that a query means, without scores. */
export function matching(query: Query): Clause {
  return clauseOf(plan(query));
}

function clauseOf(part: Plan): Clause {
  switch (part.kind) {
    case 'all':
      return everything;
    case 'none':
      return { match_none: {} };
    case 'not':
      return { bool: { must_not: [clauseOf(part.of)] } };
    case 'facet':
      return { term: { [`facet.${part.type}`]: part.code } };
    case 'range':
      return {
        range: {
          [`facet.${part.type}`]: { gte: part.from, ...(part.to !== '' && { lte: part.to }) },
        },
      };
    case 'work':
      return { term: { work: indexedWord(part.work) } };
    case 'prefix':
      return { prefix: { [`forms.${part.field}`]: indexedWord(part.prefix) } };
    case 'and':
      return { bool: { filter: part.of.map(clauseOf) } };
    case 'or':
      return { bool: { should: part.of.map(clauseOf), minimum_should_match: 1 } };
    case 'word':
      return { terms: { [`words.${part.field}`]: termsAsked(part.word) } };
    case 'phrase':
      return { bool: { should: phrases(`words.${part.field}`, part.words) } };
  }
}

/** A text is in one language: its words stand together as they are, or as stems of one. */
export function phrases(field: string, words: readonly string[]): Clause[] {
  const ways = [null, ...stemmedLanguages].map((language) =>
    words
      .slice(0, wordLimit)
      .map((word) => indexedWord(marked(word, language)))
      .join(' '),
  );
  return [...new Set(ways)].map((text) => ({ match_phrase: { [field]: text } }));
}

/** Any of the values of each type, but for the filters of one. */
export function filterClauses(filters: readonly SelectedFilter[], except?: FacetType): Clause[] {
  const types = new Set(filters.map(({ type }) => type));
  return [...types]
    .filter((type) => type !== except)
    .map((type) => ({ terms: { [`facet.${type}`]: codesOfType(filters, type) } }));
}

export function codesOfType(filters: readonly SelectedFilter[], type: FacetType): string[] {
  return [...new Set(filters.filter((one) => one.type === type).map(({ code }) => code))];
}
