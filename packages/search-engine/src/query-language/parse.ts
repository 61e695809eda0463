import type { Query, QueryField } from '../query.ts';
import { scan } from './scan.ts';
import type { Term, Token } from './scan.ts';

/** Words and phrases after this many are ignored. */
export const termLimit = 64;

/** Languages whose words for operators are articles or prepositions in another: O is 'the' in Portuguese. */
export type OperatorLanguage = 'pt' | 'en' | 'es';

interface Operators {
  readonly both: ReadonlySet<string>;
  readonly either: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}

const operators: Operators = {
  both: new Set(['AND', 'E', 'Y']),
  either: new Set(['OR', 'OU']),
  without: new Set(['NOT', 'NÃO', 'NAO']),
};
const inSpanish: Operators = {
  ...operators,
  either: new Set([...operators.either, 'O', 'U']),
  without: new Set([...operators.without, 'NO']),
};
/** Keyboards of East Asia give figures, quotes and colons as wide as ideographs. */
const fullWidth = /[\uff01-\uff5e]/g;
const conjunction = /^[^\p{L}\p{N}.]*(?:e|y|and)[^\p{L}\p{N}.]*$/iu;

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
  const words = language === 'es' ? inSpanish : operators;
  const alternatives = new Reader(tokens, /\p{Ll}/u.test(text), words).alternatives();
  const queries = joined(alternatives.map((terms) => terms.map((term) => leaf(term, field))));
  if (queries.length > 1) return { kind: 'and', of: queries };
  return queries[0] ?? { kind: 'all' };
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #spelled: boolean;
  readonly #words: Operators;

  constructor(tokens: readonly Token[], spelled: boolean, words: Operators) {
    this.#tokens = tokens;
    this.#spelled = spelled;
    this.#words = words;
  }

  /** Terms that must all match, each as a list of alternatives. */
  alternatives(): Term[][] {
    const groups: Term[][] = [];
    let joins = false;
    let negates = false;
    this.#tokens.forEach((token, at) => {
      const left = groups.length > 0 && !joins && !negates;
      if (left && this.#isEither(at) && this.#operandAt(at + 1)) joins = true;
      else if (token.kind === 'bar' || (left && this.#isBoth(at) && this.#operandAt(at + 1)))
        return;
      else if (left && this.#isConjunction(at) && !this.#isBesideWords(at, groups)) return;
      else if (groups.length > 0 && !negates && this.#isWithout(at)) negates = true;
      else {
        const term = negates ? { ...token, minus: true } : token;
        if (joins) groups.at(-1)?.push(term);
        else groups.push([term]);
        joins = negates = false;
      }
    });
    return groups;
  }

  #operandAt(at: number): boolean {
    return this.#isTerm(at) || this.#isWithout(at);
  }

  #isTerm(at: number): boolean {
    const token = this.#tokens[at];
    return token !== undefined && token.kind !== 'bar' && !this.#isOperator(at);
  }

  #isOperator(at: number): boolean {
    return this.#isEither(at) || this.#isBoth(at) || this.#says(at, this.#words.without);
  }

  #isEither(at: number): boolean {
    return this.#tokens[at]?.kind === 'bar' || this.#says(at, this.#words.either);
  }

  #isBoth(at: number): boolean {
    return this.#says(at, this.#words.both);
  }

  #isWithout(at: number): boolean {
    return this.#says(at, this.#words.without) && this.#isTerm(at + 1);
  }

  /** 'And' between two terms, however it is written. */
  #isConjunction(at: number): boolean {
    const token = this.#tokens[at];
    if (token?.kind !== 'word' || token.minus || token.field !== null) return false;
    return conjunction.test(token.text) && this.#operandAt(at + 1);
  }

  /** Both neighbours are plain words that will make one text with it. */
  #isBesideWords(at: number, groups: readonly (readonly Term[])[]): boolean {
    const isAlone = (groups.at(-1)?.length ?? 0) === 1;
    return isAlone && this.#isPlain(at - 1) && this.#isPlain(at + 1) && !this.#isEither(at + 2);
  }

  #isPlain(at: number): boolean {
    const token = this.#tokens[at];
    return token?.kind === 'word' && !token.minus && token.field === null && !this.#isOperator(at);
  }

  #says(at: number, words: ReadonlySet<string>): boolean {
    const token = this.#tokens[at];
    return (
      this.#spelled &&
      token?.kind === 'word' &&
      !token.minus &&
      token.field === null &&
      words.has(token.text)
    );
  }
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
