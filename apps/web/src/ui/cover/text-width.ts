import { charWidths } from './char-widths.ts';

export type Face = keyof typeof charWidths;

/** Width of a letter outside the table, in thousandths of an em: enough for Greek and Cyrillic. */
const unknownLetter = 640;
/** Characters as wide as the em: Han, kana, hangul and their punctuation. */
const fullWidth = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Pattern of text whose letters are all in the table. */
const isPlain = /^[\x20-\x7e]*$/;

/** Known widths: a text is tried at many sizes, and many titles begin alike. */
const known: Readonly<Record<Face, Map<string, number>>> = { serif: new Map(), sans: new Map() };
const mostKnown = 10_000;

/** Width of a line in em. Marks that combine with a letter take no room. */
export function textWidth(text: string, face: Face): number {
  const widths = known[face];
  const before = widths.get(text);
  if (before !== undefined) return before;
  if (widths.size >= mostKnown) widths.clear();
  const width = measured(text, face);
  widths.set(text, width);
  return width;
}

function measured(text: string, face: Face): number {
  let width = 0;
  if (isPlain.test(text)) {
    for (let at = 0; at < text.length; at += 1)
      width += charWidths[face][text.charCodeAt(at) - 32] ?? unknownLetter;
    return width / 1000;
  }
  // The typographer's hyphens are as wide as the keyboard's.
  for (const letter of text.normalize('NFD').replaceAll(/[\u2010\u2011]/g, '-')) {
    if (/\p{M}/u.test(letter)) continue;
    const listed = charWidths[face][(letter.codePointAt(0) ?? 0) - 32];
    width += listed ?? (fullWidth.test(letter) ? 1000 : unknownLetter);
  }
  return width / 1000;
}
