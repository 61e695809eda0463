/** A label cut where a typed text occurs in it. */
export interface MatchParts {
  before: string;
  match: string;
  after: string;
}

const fold = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds typed text in a label at the start of a word, whatever its case and accents. */
export function matchParts(label: string, typed: string): MatchParts {
  const letters = Array.from(label);
  const wanted = fold(typed.trim());
  for (let at = 0; at < letters.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) continue;
    const end = wanted ? matchEnd(letters, at, wanted) : at;
    if (end > at) {
      const part = (from: number, to?: number) => letters.slice(from, to).join('');
      return { before: part(0, at), match: part(at, end), after: part(end) };
    }
  }
  return { before: label, match: '', after: '' };
}

/** The index past a match that starts at `from`, or `from` where there is none. */
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
