import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

export const listDatabases = endpoint({
  method: 'GET',
  tab: 'bases-de-dados',
  path: '/acervo/meu-pergamum/bases-dados',
  summary:
    'Databases the institution offers its readers, by name, told in the language of the call',
  tag: 'acervo',
  access: 'public',
  responses: {
    200: z.array(
      z.object({
        cod_base: z.number().int(),
        nome: z.string(),
        /** Full name where `nome` is initials; else ''. */
        nome_completo: z.string(),
        /** Area as the network writes it, in any language: the value of a filter by area. */
        area: z.string(),
        nome_area: z.string(),
        descricao: z.string(),
        /** Address, always https. */
        endereco: z.string(),
        acesso: z.enum(['livre', 'assinatura']),
      }),
    ),
  },
});
