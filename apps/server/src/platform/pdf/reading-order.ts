import bidiFactory from 'bidi-js/dist/bidi.mjs';

const bidi = bidiFactory();

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Stand-ins for letters and symbols beyond the first plane, of which the library sees halves. */
const wide = /[\u{10000}-\u{10ffff}]/u;
const stand = (letter: string): string =>
  wide.test(letter) ? (/[\p{L}\p{N}]/u.test(letter) ? 'x' : '\ufffc') : letter;

/**
 * The embedding level of each letter of a left-to-right paragraph, by UAX #9: even from left to right, odd from
 * right to left.
 */
export function levelsOf(letters: readonly string[]): readonly number[] {
  return [...bidi.getEmbeddingLevels(letters.map(stand).join(''), 'ltr').levels];
}

/** The runs of a line, each of one level, in visual order from the left (rule L2). */
export function visualOrder<Stretch extends { readonly level: number }>(
  line: readonly Stretch[],
): Stretch[] {
  const levels = Uint8Array.from(line, ({ level }) => level);
  const paragraphs = [{ start: 0, end: line.length - 1, level: 0 }];
  // The library looks at a letter of each for spaces at the end of the line, which are not there.
  const order = bidi.getReorderedIndices('x'.repeat(line.length), { levels, paragraphs });
  return order.flatMap((at) => line[at] ?? []);
}

/** The letters of a run from its end, with brackets mirrored where it runs from right to left. */
export function toVisualOrder(text: string, isMirrored: boolean): string {
  const letters = Array.from(text).toReversed();
  const shown = isMirrored
    ? letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    : letters;
  return shown.join('');
}
