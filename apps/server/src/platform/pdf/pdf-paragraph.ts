import type { PdfDocument } from './pdf-document.ts';
import {
  drawable,
  faceOf,
  isDirection,
  isForeign,
  withoutDirections,
  type Emphasis,
  type Face,
} from './pdf-faces.ts';
import { withGaps } from './pdf-gaps.ts';
import { hasRightToLeft, levelsOf, toVisualOrder, visualOrder } from './reading-order.ts';

export interface PdfPiece {
  readonly text: string;
  readonly emphasis?: Emphasis;
}

/** Text of one size in points, which begins on a line of its own. */
export interface PdfBlock {
  readonly size: number;
  readonly pieces: readonly PdfPiece[];
}

/**
 * Writes a paragraph, tagged as such, in whatever scripts it is. Where some of it runs from right to left, or
 * has letters that no font has, the tag has its text in reading order. Returns whether every letter is drawn.
 */
export function writeParagraph(document: PdfDocument, blocks: readonly PdfBlock[]): boolean {
  const drawn = blocks.map((block) => drawnBlock(document, block));
  const isWhole = drawn.every((block) => block.isWhole);
  const text = blocks.map(({ pieces }) => textOf(pieces)).join('\n');
  const options = hasRightToLeft(text) || !isWhole ? { actual: text } : {};
  const write = () => {
    for (const block of drawn) writeBlock(document, block);
  };
  document.addStructure(document.struct('P', options, write));
  return isWhole;
}

function drawnBlock(document: PdfDocument, { size, pieces }: PdfBlock) {
  const drawn = pieces.map(({ text, emphasis = 'plain' }) => ({
    ...withGaps(document, drawable(text), emphasis),
    emphasis,
  }));
  return { size, pieces: drawn, isWhole: drawn.every((piece) => piece.isWhole) };
}

const textOf = (pieces: readonly PdfPiece[]): string => pieces.map(({ text }) => text).join('');

/** A long word: pdfkit takes time that grows with the square of its length. */
const longWord = /\S{400}/u;

function writeBlock(document: PdfDocument, { size, pieces }: PdfBlock): void {
  document.fontSize(size);
  const whole = textOf(pieces);
  if (isForeign(whole) || longWord.test(whole)) return writeLines(document, pieces, size);
  pieces.forEach(({ text, emphasis = 'plain' }, at) => {
    const isContinued = at < pieces.length - 1;
    document.font(emphasis).text(withoutDirections(text), { continued: isContinued });
  });
}

interface Letter {
  readonly letter: string;
  readonly face: Face;
  /** The embedding level by UAX #9. */
  readonly level: number;
}

/** A run of letters of one font and direction, drawn at once. */
interface Stretch extends Omit<Letter, 'letter'> {
  readonly text: string;
}

/** Writes lines of several fonts, which pdfkit would each set at a height of its own. */
function writeLines(document: PdfDocument, pieces: readonly PdfPiece[], size: number): void {
  const { left, right } = document.page.margins;
  const width = document.page.width - left - right;
  const height = document.font('plain').currentLineHeight(true);
  for (const line of linesOf(document, lettersOf(pieces), width)) {
    if (document.y + height > document.page.maxY()) document.addPage();
    const { y } = document;
    writeLine(document, visualOrder(stretchesOf(line)), size);
    document.x = left;
    document.y = y + height;
  }
}

function lettersOf(pieces: readonly PdfPiece[]): Letter[] {
  const found = pieces.flatMap(({ text, emphasis = 'plain' }) =>
    Array.from(text.replaceAll(/[\r\n]/g, ' '), (letter) => ({
      letter,
      face: faceOf(letter, emphasis),
    })),
  );
  const levels = levelsOf(found.map(({ letter }) => letter));
  return found
    .map((one, at) => ({ ...one, level: levels[at] ?? 0 }))
    .filter(({ letter }) => !isDirection(letter));
}

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const closing = /[\p{Pe}\p{Pf}、。，．：；！？ー・]/u;
const opening = /[\p{Ps}\p{Pi}]/u;

/** Whether a line may end between two letters. */
function isBreak(before: string, after: string): boolean {
  if (before === ' ') return after !== ' ';
  if (after === ' ' || closing.test(after) || opening.test(before)) return false;
  return ideograph.test(before) || ideograph.test(after);
}

/** Splits letters into words, each with the spaces after it. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  for (const one of letters) {
    const word = words.at(-1);
    const before = word?.at(-1);
    if (word && before && !isBreak(before.letter, one.letter)) word.push(one);
    else words.push([one]);
  }
  return words;
}

function linesOf(document: PdfDocument, letters: readonly Letter[], width: number): Letter[][] {
  const lines: Letter[][] = [[]];
  let used = 0;
  for (const word of wordsOf(letters)) {
    const size = widthOf(document, withoutEnd(word));
    // A word wider than a line, such as an address, is broken anywhere.
    for (const part of size > width ? word.map((one) => [one]) : [word]) {
      if (used + widthOf(document, withoutEnd(part)) > width && used > 0) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(...part);
      used += widthOf(document, part);
    }
  }
  return lines.map(withoutEnd);
}

function withoutEnd(letters: readonly Letter[]): Letter[] {
  const end = letters.findLastIndex(({ letter }) => letter !== ' ');
  return letters.slice(0, end + 1);
}

const widthOf = (document: PdfDocument, letters: readonly Letter[]): number =>
  stretchesOf(letters).reduce((sum, { face, text }) => sum + widthOfText(document, face, text), 0);

const widthOfText = (document: PdfDocument, face: Face, text: string): number =>
  document.font(face.font).widthOfString(text);

/**
 * Splits a line into runs. From right to left these are words: their order is ours, that of letters the font's.
 */
function stretchesOf(letters: readonly Letter[]): Stretch[] {
  const stretches: Stretch[] = [];
  let before: Letter | undefined;
  for (const one of letters) {
    const last = stretches.at(-1);
    if (last && before && isAlike(before, one)) {
      stretches[stretches.length - 1] = { ...last, text: last.text + one.letter };
    } else stretches.push({ text: one.letter, face: one.face, level: one.level });
    before = one;
  }
  return stretches;
}

function isAlike(before: Letter, one: Letter): boolean {
  if (before.level !== one.level || before.face.font !== one.face.font) return false;
  return before.face.isThickened === one.face.isThickened;
}

/** Ascent of Noto Serif, in em. */
const ascent = 1.069;

function writeLine(document: PdfDocument, stretches: readonly Stretch[], size: number): void {
  const y = document.y + ascent * size;
  let { x } = document;
  for (const { text, face, level } of stretches) {
    const shown = asTheFontTakesIt(text, level);
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    const thick = face.isThickened ? { fill: true, stroke: true } : {};
    const width = widthOfText(document, face, shown);
    document.lineWidth(size / 30).text(shown, x, y, { ...options, ...thick });
    x += width;
  }
}

/** The text as a font takes it: fonts reverse right-to-left scripts by themselves, their digits with them. */
function asTheFontTakesIt(text: string, level: number): string {
  const isRightToLeft = level % 2 === 1;
  if (isRightToLeft === hasRightToLeft(text)) return text;
  return toVisualOrder(text, isRightToLeft);
}
