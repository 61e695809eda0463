import { z } from 'zod';

/** QR code as drawn. */
export const qrDrawing = z.object({
  /** Units on each side, white margin included. */
  lado: z.number().int(),
  /** Path of the dark squares, as the attribute `d` of SVG has it. */
  desenho: z.string(),
});

/** Static BR Code and its QR code; it proves no payment. */
export const pixCode = {
  valor_centavos: z.number().int(),
  txid: z.string(),
  /** BR Code for copying. */
  copia_e_cola: z.string(),
  qr: qrDrawing,
};
