import { create } from 'qrcode';

/** A QR code (ISO/IEC 18004) as a drawing, of `size` × `size` units with its quiet margin. */
export interface QrCode {
  readonly size: number;
  /** The dark squares, as the path data of SVG and PDF. */
  readonly path: string;
}

/** Width of the quiet margin that the standard wants, in units. */
const margin = 4;

/**
 * Draws a QR code of which up to 15 % may be lost.
 * @throws where the text is longer than some 2,300 bytes
 */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size));
  return { size: size + 2 * margin, path: rows.map(rowPath).join('') };
}

/** Draws adjacent dark squares as one stroke: thin seams would show in print. */
function rowPath(row: Uint8Array, y: number): string {
  const runs = Array.from(row, String).join('').matchAll(/1+/g);
  return [...runs]
    .map(({ index, 0: { length } }) => {
      return `M${index + margin} ${y + margin}h${length}v1h-${length}z`;
    })
    .join('');
}
