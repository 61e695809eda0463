import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formatDay } from '@estante/phrases/translator';
import { translatorFor } from '@estante/phrases';
import type { Piece } from '@estante/references';
import PdfFile from 'pdfkit';
import type { ExportOrder, Written } from './exported.ts';
import { listedReference, type ListedReference } from './reference-list.ts';

const folder = '@expo-google-fonts/noto-serif';
const fontFile = (path: string): string =>
  fileURLToPath(import.meta.resolve(`${folder}/${path}.ttf`));

/** Embedded, with the letters that occur: Latin with all its marks, Greek and Cyrillic. */
const fonts = {
  plain: fontFile('400Regular/NotoSerif_400Regular'),
  bold: fontFile('700Bold/NotoSerif_700Bold'),
  italic: fontFile('400Regular_Italic/NotoSerif_400Regular_Italic'),
} as const;

/** Points. ABNT NBR 14724: 3 cm on the left and above, 2 cm on the right and below; A4. */
const margins = { top: 85, left: 85, right: 57, bottom: 57 };

/** References written between two looks at what else waits. */
const batch = 5;

/** The list as PDF: a head, then the references, which are marked as paragraphs for screen readers. */
export async function writePdf(order: ExportOrder): Promise<Written> {
  const t = translatorFor(order.language);
  const title = t('exports.listTitle');
  const document = new PdfFile({
    size: 'A4',
    margins,
    lang: order.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: order.institution, Creator: 'Estante' },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  writeHead(document, order, title);
  for (const [at, one] of order.titles.entries()) {
    if (at % batch === batch - 1) await nextTurn();
    writeEntry(document, listedReference(one, order));
  }
  document.end();
  await ended;
  return { content: Buffer.concat(chunks), left: [] };
}

function writeHead(document: PDFKit.PDFDocument, order: ExportOrder, title: string): void {
  const day = formatDay(order.today, order.language);
  document.addStructure(
    document.struct('H1', {}, () => {
      document.font('bold').fontSize(16).text(title);
    }),
  );
  document.addStructure(
    document.struct('P', {}, () => {
      document.font('plain').fontSize(9).text([order.institution, day].filter(Boolean).join(' · '));
    }),
  );
  document.moveDown(1.5);
}

function writeEntry(document: PDFKit.PDFDocument, { reference, places }: ListedReference): void {
  document.addStructure(
    document.struct('P', {}, () => {
      document.fontSize(11);
      writePieces(document, reference);
      for (const line of places) document.font('plain').fontSize(9).text(line);
    }),
  );
  document.moveDown(0.8);
}

function writePieces(document: PDFKit.PDFDocument, pieces: readonly Piece[]): void {
  pieces.forEach(({ text, emphasis }, at) => {
    document.font(emphasis ?? 'plain').text(text, { continued: at < pieces.length - 1 });
  });
}
