import { writeMarked, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import type { Card } from './compose-card.ts';

const millimetre = 72 / 25.4;

/**
 * The card of libraries, 12.5 × 7.5 cm. The heading stands at the first indention; paragraphs begin at
 * the second and go on at the first.
 */
const frame = {
  width: 125 * millimetre,
  height: 75 * millimetre,
  padding: 4 * millimetre,
} as const;

const column = { mark: 17 * millimetre, indent: 6 * millimetre } as const;

/** Draws a card in its frame, as high as the rules have it, or higher where much is said. */
export function drawCard(document: PdfDocument, card: Card): void {
  const { left, right } = document.page.margins;
  const x = left + (document.page.width - left - right - frame.width) / 2;
  const top = document.y;
  document.y = top + frame.padding;
  const size = fittingSize(document, card);
  document.font('plain').fontSize(size);
  writeBody(document, card, { x, size });
  writeClass(document, card.cdd, { x, bottom: top + frame.height - frame.padding });
  const bottom = Math.max(top + frame.height, document.y + frame.padding);
  document.markContent('Artifact', { type: 'Layout' });
  document
    .rect(x, top, frame.width, bottom - top)
    .lineWidth(0.7)
    .stroke('#000000');
  document.endMarkedContent();
  document.x = left;
  document.y = bottom;
}

const innerWidth = frame.width - 2 * frame.padding - column.mark;

/** The largest letters in which the card keeps to its height. */
function fittingSize(document: PdfDocument, card: Card): number {
  const texts = [card.cabecalho, ...card.paragrafos, card.pista, card.cdd];
  const sizes = [9, 8.5, 8, 7.5, 7];
  const fits = (size: number) => {
    document.font('plain').fontSize(size);
    const heights = texts.map((text) =>
      document.heightOfString(text, { width: innerWidth, indent: column.indent }),
    );
    const total = heights.reduce((sum, height) => sum + height, 0) + 3 * size;
    return total <= frame.height - 2 * frame.padding;
  };
  return sizes.find(fits) ?? 7;
}

function writeBody(
  document: PdfDocument,
  { notacao, cabecalho, paragrafos, pista }: Card,
  { x, size }: { readonly x: number; readonly size: number },
): void {
  const mark = x + frame.padding;
  const inner = mark + column.mark;
  const top = document.y;
  const write = (text: string, gap: number) => {
    if (text === '') return;
    writeMarked(document, 'P', () => {
      document.text(text, inner, document.y, { width: innerWidth, indent: column.indent });
    });
    document.y += gap;
  };
  writeMarked(document, 'P', () => {
    document.text(notacao, mark, top, { width: column.mark, lineBreak: false });
  });
  document.y = top;
  writeMarked(document, 'P', () => {
    document.text(cabecalho, inner, top, { width: innerWidth });
  });
  const [title = '', extent = '', ...notes] = paragrafos;
  write(title, 0);
  write(extent, size * 0.7);
  for (const note of notes) write(note, 0);
  document.y += size * 0.7;
  write(pista, size * 0.7);
}

/** Writes the class in the lower right corner; below the tracing where that comes so far. */
function writeClass(
  document: PdfDocument,
  cdd: string,
  { x, bottom }: { readonly x: number; readonly bottom: number },
): void {
  if (cdd === '') return;
  const inner = x + frame.padding + column.mark;
  const y = Math.max(document.y, bottom - document.currentLineHeight(true));
  writeMarked(document, 'P', () => {
    document.text(`CDD ${cdd}`, inner, y, { width: innerWidth, align: 'right' });
  });
}
