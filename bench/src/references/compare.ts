/** Text without what typesetting alone decides: dashes, quotation marks, spaces, HTML's signs. */
function evened(text: string): string {
  return text
    .replace(/[–—−]/gu, '-')
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/&#38;|&amp;/gu, '&')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Years with or without the sign of copyright, which CSL has no place for, are one word. */
function wordsOf(text: string): string[] {
  return evened(text)
    .toLocaleLowerCase('pt')
    .replace(/\bc(?=\d{4}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface Difference {
  /** To the letter but for dashes and quotation marks. */
  readonly isSame: boolean;
  /** Whether the words and their order are the same: signs and capitals alone differ. */
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
