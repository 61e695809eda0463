import { z } from 'zod';

/** File in an answer, for the page to save. */
export const file = z
  .object({
    nome: z.string(),
    /** Media type, with the character set of texts. */
    tipo_conteudo: z.string(),
    /** Contents in base64 (RFC 4648). */
    conteudo: z.base64(),
  })
  .meta({ id: 'Download' });
