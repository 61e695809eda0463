import type { Translate } from '@estante/phrases';
import { interleaved2of5 } from '../../../../platform/barcodes/interleaved-2-of-5.ts';
import { writeMarked, type PdfDocument } from '../../../../platform/pdf/pdf-document.ts';
import { qrCode } from '../../../../platform/barcodes/qr-code.ts';
import { digitableLine } from './collection-code.ts';

/** Points: 103 mm by 13 mm, as FEBRABAN has it for its 44 digits. */
const barCode = { width: 292, height: 37 };

/** Points. A BR Code has some 60 units on a side. */
const qrSide = 130;

/** Draws the bar code below its typed line, as on every slip. */
export function drawBarCode(document: PdfDocument, code: string, t: Translate): void {
  const line = digitableLine(code);
  const { width, path } = interleaved2of5(code);
  makeRoom(document, barCode.height + 50);
  writeMarked(document, 'P', () => {
    document.moveDown(1).font('plain').fontSize(9).text(t('debts.slip.barCode'));
    document.font('bold').fontSize(12).text(line);
  });
  document.moveDown(0.5);
  drawFigure(document, t('debts.slip.barCodeAlt', { line }), path, {
    across: barCode.width / width,
    down: barCode.height,
    height: barCode.height,
  });
}

/** Draws the QR code beside nothing else: a camera finds it at once. */
export function drawQrCode(document: PdfDocument, code: string, t: Translate): void {
  const { size, path } = qrCode(code);
  makeRoom(document, qrSide + 60);
  writeMarked(document, 'P', () => {
    document.moveDown(1).font('bold').fontSize(11).text(t('debts.slip.pix'));
    document.font('plain').fontSize(7).text(code);
  });
  const scale = qrSide / size;
  drawFigure(document, t('debts.pix.qr'), path, { across: scale, down: scale, height: qrSide });
}

interface Measures {
  /** Points to a unit. */
  readonly across: number;
  readonly down: number;
  readonly height: number;
}

function drawFigure(
  document: PdfDocument,
  alt: string,
  path: string,
  { across, down, height }: Measures,
): void {
  const { x, y } = document;
  document.addStructure(
    document.struct('Figure', { alt }, () => {
      document.save().translate(x, y).scale(across, down).path(path).fill('#000000').restore();
    }),
  );
  document.y = y + height;
}

/** Begins a new page where the code has no room: it is never parted between two. */
function makeRoom(document: PdfDocument, height: number): void {
  if (document.y + height > document.page.maxY()) document.addPage();
}
