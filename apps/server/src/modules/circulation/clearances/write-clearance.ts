import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { makePdf, writeMarked, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { qrCode } from '../../../platform/barcodes/qr-code.ts';

interface ClearanceFacts {
  readonly name: string;
  readonly username: string;
  readonly library: string;
  readonly institution: string;
  readonly code: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly validUntil: string;
  readonly origin: string;
  readonly language: Language;
}

/** Points. */
const qrSide = 140;

/** Writes the declaration that somebody owes nothing, and where anybody can verify it. */
export function writeClearance(clearance: ClearanceFacts): Promise<Buffer> {
  const { institution, language, origin, code } = clearance;
  const t = translatorFor(language);
  const title = t('clearances.pdf.title');
  const place = `${origin}/verificar`;
  const address = `${place}/${code}`;
  return makePdf({ title, author: institution, language }, (document) => {
    writeMarked(document, 'H1', () => {
      document.font('bold').fontSize(20).text(title);
    });
    writeWords(document, clearance, t);
    writeMarked(document, 'P', () => {
      document.moveDown(1).font('plain').fontSize(10).text(t('clearances.pdf.verify', { place }));
      document.font('bold').text(code);
      document.font('plain').text(address);
    });
    document.moveDown(1);
    writeQr(document, address, t);
  });
}

function writeWords(document: PdfDocument, clearance: ClearanceFacts, t: Translate): void {
  const { institution, library, name, username, today, validUntil } = clearance;
  writeMarked(document, 'P', () => {
    document.moveDown(0.3).font('plain').fontSize(10);
    document.text([institution, library].filter(Boolean).join(' · '));
  });
  const values = { name, username, library, institution, today, validUntil };
  writeMarked(document, 'P', () => {
    document.moveDown(1.5).fontSize(12).text(t('clearances.pdf.words', values), { lineGap: 4 });
  });
  writeMarked(document, 'P', () => {
    document.moveDown(1).text(t('clearances.pdf.validity', values), { lineGap: 4 });
  });
}

function writeQr(document: PdfDocument, address: string, t: Translate): void {
  const { size, path } = qrCode(address);
  const scale = qrSide / size;
  const { x, y } = document;
  document.addStructure(
    document.struct('Figure', { alt: t('clearances.pdf.qr') }, () => {
      document.save().translate(x, y).scale(scale).path(path).fill('#000000').restore();
    }),
  );
}
