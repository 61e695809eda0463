import { classes } from '../analysis/letters.ts';
import { numbersIn } from '../analysis/standard-number.ts';
import type { SearchField } from '../fields.ts';
import { fieldNamed } from './field-names.ts';

/** A word or a text in quotes, with the signs before and after it; or a bar. */
export type Token = Term | { readonly kind: 'bar' };

export interface Term {
  readonly kind: 'word' | 'phrase' | 'prefix';
  readonly text: string;
  readonly field: SearchField | null;
  readonly minus: boolean;
}

const space = /[\s\p{Cc}]/u;
const digit = /\d/;
const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '«': '»',
};
const fieldPattern = /([\p{L}\p{M}]{2,20}):(?=\S)/uy;
/** An ISBN with a separator between all digits, and the sign after it. */
const numberLength = 32;
const truncated = /^(.*[\p{L}\p{N}]{2})\*+$/su;

/** Reads a text once, from left to right, up to `limit` terms. */
export function scan(text: string, named: boolean, limit: number): Token[] {
  const scanner = new Scanner(text, named);
  const tokens: Token[] = [];
  let terms = 0;
  while (terms < limit) {
    const token = scanner.next();
    if (token === null) break;
    if (token.kind !== 'bar') terms++;
    tokens.push(token);
  }
  return tokens;
}

class Scanner {
  readonly #text: string;
  /** Whether names of fields are read. */
  readonly #named: boolean;
  /** Closing quotes that do not occur in the rest of the text. */
  readonly #absent = new Set<string>();
  /** Whether the term before ended in a digit, or in the comma before the years of a name. */
  #mayBeYear = false;
  #at = 0;

  constructor(text: string, named: boolean) {
    this.#text = text;
    this.#named = named;
  }

  next(): Token | null {
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (space.test(character)) this.#at++;
      else if (character === '|') {
        this.#at++;
        return { kind: 'bar' };
      } else {
        const term = this.#term();
        if (term !== null) return term;
      }
    }
    return null;
  }

  /** Next term; null where there is none: punctuation, a quote that is not closed. */
  #term(): Term | null {
    const minus = this.#minus();
    const field = this.#named ? this.#field() : null;
    const quoted = this.#quoted();
    const text = quoted ?? (field === 'standardNumber' ? this.#number() : this.#word());
    this.#mayBeYear = /[\d,]$/.test(text);
    if (!hasWord(text)) return null;
    if (quoted !== null) return { kind: 'phrase', text, field, minus };
    const beginning = truncated.exec(text)?.[1];
    return beginning === undefined
      ? { kind: 'word', text, field, minus }
      : { kind: 'prefix', text: beginning, field, minus };
  }

  /** '1939 -1945' are two years, and nobody excludes the second, nor that of 'Allan, Luke, -1962'. */
  #minus(): boolean {
    const text = this.#text;
    if (text.charAt(this.#at) !== '-') return false;
    const next = text.charAt(this.#at + 1);
    const starts = next in closers || classes[next.charCodeAt(0)] !== 0;
    const range = digit.test(next) && this.#mayBeYear;
    if (next === '' || !starts || range) return false;
    this.#at++;
    return true;
  }

  #field(): SearchField | null {
    fieldPattern.lastIndex = this.#at;
    const match = fieldPattern.exec(this.#text);
    const field = match === null ? null : fieldNamed(match[1] as string);
    if (match !== null && field !== null) this.#at += match[0].length;
    return field;
  }

  #quoted(): string | null {
    const ends = closers[this.#text.charAt(this.#at)];
    if (ends === undefined) return null;
    const closed = Array.from(ends)
      .map((end) => this.#next(end))
      .filter((at) => at >= 0);
    const from = this.#at + 1;
    if (closed.length === 0) {
      this.#at = from;
      return null;
    }
    const to = Math.min(...closed);
    this.#at = to + 1;
    return this.#text.slice(from, to);
  }

  #next(end: string): number {
    if (this.#absent.has(end)) return -1;
    const at = this.#text.indexOf(end, this.#at + 1);
    if (at < 0) this.#absent.add(end);
    return at;
  }

  /** A number may be written with spaces: 'isbn:978 85 359 0277 8'. */
  #number(): string {
    const from = this.#at;
    const [number] = numbersIn(this.#text.slice(from, from + numberLength), true);
    if (number?.start !== 0) return this.#word();
    this.#at += number.end;
    return number.written;
  }

  #word(): string {
    const from = this.#at;
    const text = this.#text;
    while (this.#at < text.length) {
      const character = text.charAt(this.#at);
      if (character === '|' || character in closers || space.test(character)) break;
      this.#at++;
    }
    return text.slice(from, this.#at);
  }
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
