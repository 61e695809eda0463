import { z } from 'zod';

/** An edition, as it is told from others of its work. */
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

/** The titles found of one work, for which one of them stands in the results. */
export const foundWork = z.object({
  /** The one that stands there. */
  cod_acervo: z.number().int(),
  total: z.number().int(),
  /** The newest first, some of them where there are many; none where there is one title alone. */
  edicoes: z.array(foundEdition),
});
