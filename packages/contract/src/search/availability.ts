import { z } from 'zod';

/** In one line: can I have it, where. */
export const availability = z
  .object({
    exemplares: z.number().int(),
    /** Copies that can be borrowed now: copies for reference are not among them. */
    disponiveis: z.number().int(),
    /** There now, and read in the library alone. */
    consulta_local: z.number().int(),
    emprestados: z.number().int(),
    /** The first day from today on on which a copy that is out is expected back; null: none is known. */
    previsao_devolucao: z.iso.date().nullable(),
    bibliotecas: z.array(
      z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        cod_campus: z.number().int(),
        exemplares: z.number().int(),
        disponiveis: z.number().int(),
        consulta_local: z.number().int(),
        /** Textual holdings, as serials have them. */
        colecoes: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Availability' });
