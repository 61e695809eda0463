import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Language } from '@estante/contract';
import PdfFile from 'pdfkit';

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

export type PdfDocument = PDFKit.PDFDocument;

interface PdfHead {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** When it is made: the same at the same moment is the same to the byte. Now, if not given. */
  readonly madeAt?: Date;
}

/** A PDF that screen readers can read, in the fonts `plain`, `bold` and `italic`; written by `write`. */
export async function makePdf(
  { title, author, language, madeAt = new Date() }: PdfHead,
  write: (document: PdfDocument) => Promise<void> | void,
): Promise<Buffer> {
  const document = new PdfFile({
    size: 'A4',
    margins,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: 'Estante', CreationDate: madeAt },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  await write(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A heading or a paragraph, marked as such. */
export function writeMarked(
  document: PdfDocument,
  tag: 'H1' | 'H2' | 'P',
  write: () => void,
): void {
  document.addStructure(document.struct(tag, {}, write));
}
