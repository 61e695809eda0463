/** A label cut where a typed text occurs in it. */
export interface MatchParts {
  before: string;
  match: string;
  after: string;
}

const fold = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds typed text in a label at the start of a word, whatever its case and accents. */
export function matchParts(label: string, typed: string): MatchParts {
  const letters = [...label];
  const wanted = fold(typed.trim());
  for (let at = 0; wanted && at < letters.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) continue;
    const end = matchEnd(letters, at, wanted);
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
  while (folded.length < wanted.length && at < letters.length) {
    folded += fold(letters[at] ?? '');
    at += 1;
  }
  // Marks written as characters of their own belong to the letter before them.
  while (folded === wanted && /^\p{M}$/u.test(letters[at] ?? '')) at += 1;
  return folded === wanted ? at : from;
}
