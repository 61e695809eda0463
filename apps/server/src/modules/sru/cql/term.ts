import { diagnose, type Diagnostic } from '../diagnostics.ts';

/** A word of a term; masked at its end: the beginning of one. */
export interface TermWord {
  readonly text: string;
  readonly isMasked: boolean;
}

const longest = 1_000;
/** A single letter is a word like any other. */
const shortestMasked = 2;

/** The words of a term, without escapes. A lone '*' is a masked word without text: anything. */
export function readTerm(term: string): TermWord[] | Diagnostic {
  if (term.length > longest) return diagnose(23, String(longest));
  const words: TermWord[] = [];
  for (const part of term.split(/\s+/u).filter(Boolean)) {
    const word = readWord(part);
    if ('diagnostic' in word) return word;
    words.push(word);
  }
  return words.length === 0 ? diagnose(27) : words;
}

function readWord(part: string): TermWord | Diagnostic {
  let text = '';
  let isMasked = false;
  const characters = Array.from(part);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (character === '\\') {
      at += 1;
      const escaped = characters[at] ?? '';
      if (!/^[*?^"\\]$/.test(escaped)) return diagnose(26, escaped);
      text += escaped;
    } else if (character === '?') return diagnose(28, '?');
    else if (character === '^') return diagnose(31, part);
    else if (character !== '*') text += character;
    else if (at < characters.length - 1) return diagnose(49, part);
    else isMasked = true;
  }
  if (isMasked && text !== '' && text.length < shortestMasked) return diagnose(29, part);
  return { text, isMasked };
}
