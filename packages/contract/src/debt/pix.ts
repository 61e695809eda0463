import { z } from 'zod';

/** A QR code as it is drawn. */
export const qrDrawing = z.object({
  /** Units on each side, its white margin included. */
  lado: z.number().int(),
  /** Path of the dark squares, as the attribute `d` of SVG has it. */
  desenho: z.string(),
});

/** A static BR Code and its QR code. No proof of payment. */
export const pixCode = {
  valor_centavos: z.number().int(),
  txid: z.string(),
  /** The BR Code, to be copied. */
  copia_e_cola: z.string(),
  qr: qrDrawing,
};
