/** Text without what typesetting alone decides: dashes, quotation marks, spaces, HTML entities. */
function evened(text: string): string {
  return text
    .replace(/[–—−]/gu, '-')
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/&#38;|&amp;/gu, '&')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words of a text; a year with or without the copyright sign, for which CSL has no place, is one word. */
function wordsOf(text: string): string[] {
  return evened(text)
    .toLocaleLowerCase('pt')
    .replace(/\bc(?=\d{4}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface Difference {
  /** Whether both are the same to the letter, dashes and quotation marks apart. */
  readonly isSame: boolean;
  /** Whether words and their order are the same: only punctuation and capitals differ. */
  readonly isSameWords: boolean;
  readonly onlyOurs: readonly string[];
  readonly onlyTheirs: readonly string[];
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function differenceOf(ours: string, theirs: string): Difference {
  const [own, other] = [wordsOf(ours), wordsOf(theirs)];
  return {
    isSame: evened(ours) === evened(theirs),
    isSameWords: own.join(' ') === other.join(' '),
    onlyOurs: without(own, other),
    onlyTheirs: without(other, own),
  };
}
