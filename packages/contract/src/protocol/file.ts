import { z } from 'zod';

/** A file in an answer, for the page that asked to have kept. */
export const file = z
  .object({
    nome: z.string(),
    /** Media type, with the character set of texts. */
    tipo_conteudo: z.string(),
    /** In base 64 (RFC 4648). */
    conteudo: z.base64(),
  })
  .meta({ id: 'Download' });
