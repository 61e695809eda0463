/** Label split around a typed text. */
export interface MatchParts {
  before: string;
  match: string;
  after: string;
}

/** Letters of Arabic script that are typed for one another; the hamza and the tatweel are dropped. */
const alike: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ء: '',
  ـ: '',
};

/** Folds a letter as the index does: no case, marks or widths. */
const fold = (letter: string) => {
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return alike[plain] ?? plain;
};

/** Scripts without spaces between words: a match may begin anywhere. */
const spaceless =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Finds typed text in a label at the start of a word, whatever its case and accents. */
export function matchParts(label: string, typed: string): MatchParts {
  const letters = Array.from(label);
  const wanted = Array.from(typed.trim(), fold).join('');
  for (let at = 0; at < letters.length; at += 1) {
    if (isInside(letters, at)) continue;
    const end = wanted ? matchEnd(letters, at, wanted) : at;
    if (end > at) {
      const part = (from: number, to?: number) => letters.slice(from, to).join('');
      return { before: part(0, at), match: part(at, end), after: part(end) };
    }
  }
  return { before: label, match: '', after: '' };
}

/** Whether an index is inside a word; a mark belongs to the letter before it. */
function isInside(letters: readonly string[], at: number): boolean {
  if (fold(letters[at] ?? '') === '') return true;
  const before = at > 0 ? (letters[at - 1] ?? '') : '';
  return /[\p{L}\p{N}\p{M}]/u.test(before) && !spaceless.test(letters[at] ?? '');
}

/** Gives the index after a match that starts at `from`, or `from` if there is none. */
function matchEnd(letters: readonly string[], from: number, wanted: string): number {
  let folded = '';
  let at = from;
  const { length } = wanted;
  for (; folded.length < length && at < letters.length; at += 1) folded += fold(letters[at] ?? '');
  if (folded !== wanted) return from;
  // Marks written as characters of their own belong to the letter before them.
  while (/^\p{M}$/u.test(letters[at] ?? '')) at += 1;
  return at;
}
