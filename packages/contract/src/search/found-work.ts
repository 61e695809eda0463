import { z } from 'zod';

/** Edition, with what tells it from others of its work. */
const foundEdition = z.object({
  cod_acervo: z.number().int(),
  /** Address of the title's page. */
  rota: z.string(),
  titulo: z.string(),
  ano_publicacao: z.string(),
  edicao: z.string(),
  idioma_desc: z.string(),
  desc_tipo_obra: z.string(),
});

/** Work found: its titles, of which one stands in the results. */
export const foundWork = z.object({
  /** Number of the title that stands in the results. */
  cod_acervo: z.number().int(),
  total: z.number().int(),
  /** Editions, newest first, some of them where there are many; none for a single title. */
  edicoes: z.array(foundEdition),
});
