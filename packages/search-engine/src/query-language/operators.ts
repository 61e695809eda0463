import type { Term, Token } from './scan.ts';
import type { OperatorLanguage, Operators } from './operator-words.ts';
import { operatorsIn } from './operator-words.ts';

const conjunction = /^[^\p{L}\p{N}.]*(?:e|y|and)[^\p{L}\p{N}.]*$/iu;

/**
 * Terms that must all match, each as a list of alternatives. Words are operators where the text is
 * spelled, which means that it has small letters too.
 */
export function alternativesOf(
  tokens: readonly Token[],
  spelled: boolean,
  language: OperatorLanguage,
): Term[][] {
  return new Reader(tokens, spelled, operatorsIn(language)).alternatives();
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
