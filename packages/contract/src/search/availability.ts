import { z } from 'zod';

/** Availability in one line: whether and where the title can be had. */
export const availability = z
  .object({
    exemplares: z.number().int(),
    /** Copies that can be borrowed now: copies for reference are not among them. */
    disponiveis: z.number().int(),
    /** Copies on the shelf for use in the library only. */
    consulta_local: z.number().int(),
    emprestados: z.number().int(),
    /** Earliest expected return of a lent copy, from today on; null where unknown. */
    previsao_devolucao: z.iso.date().nullable(),
    bibliotecas: z.array(
      z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        cod_campus: z.number().int(),
        exemplares: z.number().int(),
        disponiveis: z.number().int(),
        consulta_local: z.number().int(),
        /** Number of textual holdings, as serials have them. */
        colecoes: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Availability' });
