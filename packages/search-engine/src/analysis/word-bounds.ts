import { alone, classes, half, inWord } from './letters.ts';

/** Start and end of each word of a text, alternating, in `at[0 .. length - 1]`. */
export interface WordBounds {
  at: Uint32Array;
  length: number;
}

/** Bounds that are reused for each text. */
const found: WordBounds = { at: new Uint32Array(64), length: 0 };

/**
 * The bounds of a text's words; null where a look at each character alone does not tell. They
 * are valid until the next call.
 */
export function wordBounds(text: string): Readonly<WordBounds> | null {
  found.length = 0;
  if (found.at.length < 2 * text.length) found.at = new Uint32Array(4 * text.length);
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const kind = i < text.length ? (classes[text.charCodeAt(i)] as number) : 0;
    if (kind === inWord) {
      if (start < 0) start = i;
      continue;
    }
    if (kind === half) return null;
    if (start >= 0) {
      if (i - start === 1 && endsName(text, i)) {
        const end = text.charCodeAt(i) === hash ? i + 1 : i + 2;
        add(start, end);
        start = -1;
        i = end - 1;
        continue;
      }
      add(start, i);
      start = -1;
      if (isPossessive(text, i)) {
        i = endOfPossessives(text, i) - 1;
        continue;
      }
    }
    if (kind === alone) add(i, i + 1);
  }
  return found;
}

function add(start: number, end: number): void {
  const { at, length } = found;
  at[length] = start;
  at[length + 1] = end;
  found.length = length + 2;
}

const hash = 0x23;
const plus = 0x2b;

/** Whether signs follow the letter at `at - 1` that make it another name: C++, F#. */
function endsName(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  if (sign !== hash && sign !== plus) return false;
  if (!isBasicLetter(text.charCodeAt(at - 1))) return false;
  if (sign === plus) return text.charCodeAt(at + 1) === plus;
  return at + 1 === text.length || classes[text.charCodeAt(at + 1)] !== inWord;
}

function isBasicLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** One possessive may follow another: "a's's" is 'a'. */
function endOfPossessives(text: string, at: number): number {
  let end = at;
  while (isPossessive(text, end)) end += 2;
  return end;
}

function isPossessive(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  if (mark !== 0x27 && mark !== 0x2019) return false;
  const letter = text.charCodeAt(at + 1) | 0x20;
  if (letter !== 0x73) return false;
  const after = at + 2 < text.length ? (classes[text.charCodeAt(at + 2)] as number) : 0;
  return after === 0;
}
