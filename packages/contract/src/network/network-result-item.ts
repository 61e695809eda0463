import { z } from 'zod';
import { networkStates } from './network-state.ts';

/** Institution of the network, and whether its catalogue can be searched now. */
export const networkInstitution = z
  .object({
    cod_instituicao: z.number().int(),
    nome: z.string(),
    /** Address of our copy of its logo; null without one. */
    logotipo: z
      .string()
      .regex(/^\/api\/rede-pergamum\//)
      .nullable(),
    situacao: z.enum(networkStates).meta({ id: 'NetworkState' }),
  })
  .meta({ id: 'NetworkInstitution' });

/** Institution that has the edition, and its own record of it. */
export const networkHolder = networkInstitution.extend({
  acervo: z.number().int(),
  rota: z.string(),
});

/** Edition that other institutions have, as the first of their records describes it. */
export const networkResultItem = z
  .object({
    /** Number of that record. */
    acervo: z.number().int(),
    titulo: z.string(),
    subtitulo: z.string(),
    autores: z.array(z.string()),
    responsabilidade: z.string(),
    edicao: z.string(),
    local: z.string(),
    editora: z.string(),
    ano_publicacao: z.string(),
    cod_tipo_obra: z.string(),
    desc_tipo_obra: z.string(),
    idioma: z.string(),
    idioma_desc: z.string(),
    resumo: z.string(),
    /** Address of that record's page. */
    rota: z.string(),
    instituicoes: z.array(networkHolder),
  })
  .meta({ id: 'NetworkResultItem' });
