import { create } from 'qrcode';

/** A QR code (ISO/IEC 18004) as a drawing, of `size` × `size` units with its quiet margin. */
export interface QrCode {
  readonly size: number;
  /** Of the dark squares, as SVG and PDF read it. */
  readonly path: string;
}

/** Units that the standard wants left white on each side. */
const margin = 4;

/** Up to 15 % of it may be lost. @throws where the text is longer than some 2,300 bytes. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size));
  return { size: size + 2 * margin, path: rows.map(rowPath).join('') };
}

/** Dark squares beside each other are one stroke: thinner seams show in print. */
function rowPath(row: Uint8Array, y: number): string {
  const runs = Array.from(row, String).join('').matchAll(/1+/g);
  return [...runs]
    .map(({ index, 0: { length } }) => {
      return `M${index + margin} ${y + margin}h${length}v1h-${length}z`;
    })
    .join('');
}
