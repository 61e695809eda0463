import type { Language } from '@estante/contract';
import type { BarCode } from '../../../platform/barcodes/bar-code.ts';
import { makePdf, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { placeOf, type Sheet } from './sheets.ts';

export type Label =
  | { readonly kind: 'spine'; readonly lines: readonly string[] }
  | {
      readonly kind: 'code';
      readonly code: BarCode;
      /** Text under the bars, for people who cannot scan. */
      readonly text: string;
      readonly over: string;
    };

interface LabelOrder {
  readonly sheet: Sheet;
  /** Place of the first label, from 0: those before it are used up. */
  readonly first: number;
  readonly title: string;
  readonly language: Language;
  readonly madeAt: Date;
}

/** Points of a millimetre. */
const point = 72 / 25.4;
/** Millimetres left free at the edges of a label: sheets are never cut quite true. */
const edge = 2;

/** Labels on the sheets that are sold, printed at their size (100 %). */
export function writeLabels(
  labels: readonly Label[],
  { sheet, first, ...head }: LabelOrder,
): Promise<Buffer> {
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const size: [number, number] = [sheet.paper[0] * point, sheet.paper[1] * point];
  return makePdf({ ...head, author: 'Estante', page: { size, margins } }, (document) => {
    const offset = first % (sheet.columns * sheet.rows);
    let page = 0;
    for (const [at, label] of labels.entries()) {
      const place = placeOf(sheet, offset + at);
      if (place.page > page) {
        document.addPage();
        page = place.page;
      }
      drawLabel(document, label, {
        x: (place.x + edge) * point,
        y: (place.y + edge / 2) * point,
        width: (sheet.label[0] - 2 * edge) * point,
        height: (sheet.label[1] - edge) * point,
      });
    }
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawLabel(document: PdfDocument, label: Label, box: Box): void {
  const tell = () => {
    if (label.kind === 'spine') drawLines(document, label.lines, box);
    else drawCode(document, label, box);
  };
  document.addStructure(document.struct('P', {}, tell));
}

const largest = 14;

/** Draws the lines of a spine, as large as all of them fit. */
function drawLines(document: PdfDocument, lines: readonly string[], box: Box): void {
  document.font('bold').fontSize(largest);
  const widest = Math.max(...lines.map((line) => document.widthOfString(line)));
  const height = document.currentLineHeight() * lines.length;
  const scale = Math.min(1, box.width / widest, box.height / height);
  document.fontSize(largest * scale);
  const step = document.currentLineHeight();
  let y = box.y + (box.height - step * lines.length) / 2;
  for (const line of lines) {
    document.text(line, box.x, y, { lineBreak: false });
    y += step;
  }
}

/** Blanks on both sides of a code that scanners need, in its narrowest bars. */
const quiet = 10;
const small = 7;

function drawCode(
  document: PdfDocument,
  { code, text, over }: Extract<Label, { kind: 'code' }>,
  { x, y, width, height }: Box,
): void {
  document.font('plain').fontSize(small);
  const line = document.currentLineHeight();
  document.text(over, x, y, { width, height: line, align: 'center', ellipsis: true });
  const unit = width / (code.width + 2 * quiet);
  document
    .save()
    .translate(x + quiet * unit, y + line)
    .scale(unit, height - 2 * line)
    .path(code.path)
    .fill('black')
    .restore();
  document.fillColor('black').text(text, x, y + height - line, { width, align: 'center' });
}
