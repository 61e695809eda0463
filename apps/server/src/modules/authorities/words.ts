import { headingKey } from '@estante/marc';

/** Words as they were typed, in the forms by which headings are filed and searched. */
export interface TypedWords {
  /** Key of a heading that is just this. */
  readonly key: string;
  /**
   * A tsquery of all the words, the last as the beginning of one; '' for none. A single letter alone
   * is a word: only headings that begin with it are meant besides.
   */
  readonly all: string;
  /** Its part that an index finds quickly: all but a beginning of one or two letters beside other words. */
  readonly quick: string;
}

/** Longest word: headings have no longer one; PostgreSQL takes none over 2,046 bytes. */
const longestWord = 500;

/** Reads the words that were typed; null for words that no heading has. */
export function readWords(text: string): TypedWords | null {
  const written = text.replaceAll('\0', ' ').toWellFormed().trim();
  const key = headingKey(written) || written;
  const words = key.split(' ').filter(Boolean);
  if (words.some((word) => word.length > longestWord)) return null;
  const begun = words.at(-1) ?? '';
  const whole = words.slice(0, -1).map(quoted);
  const isLetter = begun.length === 1 && whole.length === 0;
  const prefix = begun === '' ? [] : [`${quoted(begun)}${isLetter ? '' : ':*'}`];
  const isShort = begun.length < 3 && whole.length > 0;
  return {
    key,
    all: [...whole, ...prefix].join(' & '),
    quick: [...whole, ...(isShort ? [] : prefix)].join(' & '),
  };
}

/** Quotes a lexeme, whatever signs are in it. */
function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
