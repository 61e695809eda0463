import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatDay } from '@estante/phrases/translator';
import { translatorFor } from '@estante/phrases';
import { makePdf, writeMarked, type PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { writeParagraph } from '../../platform/pdf/pdf-paragraph.ts';
import type { ExportOrder, FileContent } from './exported.ts';
import { listedReference, type ListedReference } from './reference-list.ts';

/** References written between two looks at what else waits. */
const batch = 5;

/** The list as PDF: a head, then the references, which are marked as paragraphs for screen readers. */
export async function writePdf(order: ExportOrder): Promise<FileContent> {
  const t = translatorFor(order.language);
  const title = t('exports.listTitle');
  const head = { title, author: order.institution, language: order.language };
  const content = await makePdf(head, async (document) => {
    writeHead(document, order, title);
    for (const [at, one] of order.titles.entries()) {
      if (at % batch === batch - 1) await nextTurn();
      writeEntry(document, listedReference(one, order), t('exports.gaps'));
    }
  });
  return { content, left: [] };
}

function writeHead(document: PdfDocument, order: ExportOrder, title: string): void {
  const day = formatDay(order.today, order.language);
  writeMarked(document, 'H1', () => {
    document.font('bold').fontSize(16).text(title);
  });
  writeMarked(document, 'P', () => {
    document.font('plain').fontSize(9).text([order.institution, day].filter(Boolean).join(' · '));
  });
  document.moveDown(1.5);
}

function writeEntry(
  document: PdfDocument,
  { reference, places }: ListedReference,
  ofGaps: string,
): void {
  const isWhole = writeParagraph(document, [
    { size: 11, pieces: reference },
    ...places.map((text) => ({ size: 9, pieces: [{ text }] })),
  ]);
  if (!isWhole)
    writeParagraph(document, [{ size: 9, pieces: [{ text: ofGaps, emphasis: 'italic' }] }]);
  document.moveDown(0.8);
}
