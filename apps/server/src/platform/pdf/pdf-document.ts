import { once } from 'node:events';
import type { Language } from '@estante/contract';
import { fontFiles } from './pdf-faces.ts';

/**
 * Margins in points: 3 cm on the left and at the top, 2 cm on the right and at the bottom of A4 (ABNT NBR
 * 14724).
 */
const margins = { top: 85, left: 85, right: 57, bottom: 57 };

export type PdfDocument = PDFKit.PDFDocument;

interface PdfHead {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** The moment of its making, which makes it the same to the byte; now where not given. */
  readonly madeAt?: Date;
  /** Paper in points, where it is not A4. */
  readonly page?: {
    readonly size: [width: number, height: number];
    readonly margins: typeof margins;
  };
  /** Whether each page has its number and their total. */
  readonly isNumbered?: boolean;
}

/** Makes a PDF that screen readers can read, in the fonts `plain`, `bold` and `italic`. `write` fills it. */
export async function makePdf(
  { title, author, language, madeAt = new Date(), page, isNumbered = false }: PdfHead,
  write: (document: PdfDocument) => Promise<void> | void,
): Promise<Buffer> {
  // With its fonts it takes several megabytes, of which a server that makes none has no use.
  const { default: PdfFile } = await import('pdfkit');
  const document = new PdfFile({
    size: page?.size ?? 'A4',
    margins: page?.margins ?? margins,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: isNumbered,
    info: { Title: title, Author: author, Creator: 'Estante', CreationDate: madeAt },
  });
  for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  await write(document);
  if (isNumbered) numberPages(document, title);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Writes a heading or paragraph, tagged as such. */
export function writeMarked(
  document: PdfDocument,
  tag: 'H1' | 'H2' | 'H3' | 'P',
  write: () => void,
): void {
  document.addStructure(document.struct(tag, {}, write));
}

/** Numbers pages at their foot, for those who read on paper: screen readers say numbers themselves. */
function numberPages(document: PdfDocument, title: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    const { page } = document;
    const { left, right } = page.margins;
    // Below the margin there is room, where nothing goes on to another page.
    page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('plain').fontSize(8);
    document.text(title, left, page.height - 36, { lineBreak: false });
    const number = `${at + 1} / ${count}`;
    const end = page.width - right - document.widthOfString(number);
    document.text(number, end, page.height - 36, { lineBreak: false });
    document.endMarkedContent();
  }
}
