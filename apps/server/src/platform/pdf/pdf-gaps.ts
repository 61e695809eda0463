import type { PdfDocument } from './pdf-document.ts';
import { faceOf, isDirection, type Emphasis } from './pdf-faces.ts';

/** Stands for letters that no font has. */
const gap = '[…]';
const several = /\[…\](?:\s*\[…\])+/gu;

/** Texts that Noto Serif certainly has the letters of, as nearly all. */
const surely = /^[\n\u{20}-\u{7e}\u{a0}-\u{17f}\u{2013}-\u{2026}]*$/u;
/** Characters that nobody sees, except those that part or join letters. */
const invisible = /(?![\u{200c}\u{200d}\s])[\p{Default_Ignorable_Code_Point}\p{Cc}]|\u{feff}/u;

export interface DrawableText {
  /** The text, with a gap for each run of letters that its fonts lack. */
  readonly text: string;
  readonly isWhole: boolean;
}

export function withGaps(document: PdfDocument, text: string, emphasis: Emphasis): DrawableText {
  if (surely.test(text)) return { text, isWhole: true };
  const letters = Array.from(text, (letter) => drawnAs(document, letter, emphasis));
  return {
    text: letters
      .map((letter) => letter ?? gap)
      .join('')
      .replace(several, gap),
    isWhole: !letters.includes(null),
  };
}

/** The letter as it is drawn: '' where nobody would see it, null where no font has it. */
function drawnAs(document: PdfDocument, letter: string, emphasis: Emphasis): string | null {
  if (isDirection(letter) || letter === '\n') return letter;
  if (invisible.test(letter)) return '';
  const { _font } = document.font(faceOf(letter, emphasis).font);
  if (_font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
  return /[\s\u{200c}\u{200d}]/u.test(letter) ? ' ' : null;
}
