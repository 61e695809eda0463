import { z } from 'zod';

/** In one line: can I have it, where. */
export const availability = z.object({
  exemplares: z.number().int(),
  disponiveis: z.number().int(),
  bibliotecas: z.array(
    z.object({
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
      exemplares: z.number().int(),
      disponiveis: z.number().int(),
      /** Textual holdings, as serials have them. */
      colecoes: z.number().int(),
    }),
  ),
});
