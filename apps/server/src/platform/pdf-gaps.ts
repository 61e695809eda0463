import type { PdfDocument } from './pdf-document.ts';
import { faceOf, isDirection, type Emphasis } from './pdf-faces.ts';

/** Stands where letters are left out that no font has. */
const gap = '[…]';
const several = /\[…\](?:\s*\[…\])+/gu;

/** What Noto Serif has for sure: most of what is written. */
const surely = /^[\n\u{20}-\u{7e}\u{a0}-\u{17f}\u{2013}-\u{2026}]*$/u;
/** But what parts or joins letters. */
const invisible = /(?![\u{200c}\u{200d}\s])[\p{Default_Ignorable_Code_Point}\p{Cc}]|\u{feff}/u;

export interface Drawable {
  /** With a gap for each stretch of letters that its fonts have not. */
  readonly text: string;
  readonly isWhole: boolean;
}

export function withGaps(document: PdfDocument, text: string, emphasis: Emphasis): Drawable {
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

/** Null where no font has it; '' of what nobody would see. */
function drawnAs(document: PdfDocument, letter: string, emphasis: Emphasis): string | null {
  if (isDirection(letter) || letter === '\n') return letter;
  if (invisible.test(letter)) return '';
  const { _font } = document.font(faceOf(letter, emphasis).font);
  if (_font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
  return /[\s\u{200c}\u{200d}]/u.test(letter) ? ' ' : null;
}
