import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { makePdf, writeMarked, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { qrCode } from '../../../platform/barcodes/qr-code.ts';
import type { Card } from './compose-card.ts';
import { drawCard } from './draw-card.ts';

export interface ApprovedCard {
  readonly card: Card;
  readonly library: string;
  readonly institution: string;
  readonly code: string;
  readonly approvedAt: Date;
  readonly origin: string;
  readonly language: Language;
}

const qrSide = 70;

/** The card in its frame, for the back of a title page, and below it where anybody verifies it. */
export function writeCard(approved: ApprovedCard): Promise<Buffer> {
  const { card, library, institution, code, approvedAt: madeAt, origin, language } = approved;
  const t = translatorFor(language);
  const title = t('catalogueCard.pdf.title');
  return makePdf({ title, author: institution, language, madeAt }, (document) => {
    writeMarked(document, 'H1', () => {
      document.font('bold').fontSize(11).text(title, { align: 'center' });
    });
    writeMarked(document, 'P', () => {
      const maker = t('catalogueCard.pdf.maker', { library, institution });
      document.moveDown(0.3).font('plain').fontSize(8).text(maker, { align: 'center' });
    });
    document.moveDown(0.8);
    drawCard(document, card);
    writeVerification(document, code, `${origin}/verificar/ficha/${code}`, t);
  });
}

function writeVerification(
  document: PdfDocument,
  code: string,
  address: string,
  t: Translate,
): void {
  writeMarked(document, 'P', () => {
    document.moveDown(1.5).font('plain').fontSize(8).text(t('catalogueCard.pdf.verify'));
    document.font('bold').text(code);
    document.font('plain').text(address);
  });
  document.moveDown(0.5);
  drawCode(document, address, t('catalogueCard.pdf.qr'));
}

function drawCode(document: PdfDocument, address: string, alt: string): void {
  const { size, path } = qrCode(address);
  const scale = qrSide / size;
  const { x, y } = document;
  document.addStructure(
    document.struct('Figure', { alt }, () => {
      document.save().translate(x, y).scale(scale).path(path).fill('#000000').restore();
    }),
  );
}
