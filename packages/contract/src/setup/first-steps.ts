import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { staffPermission } from '../protocol/staff-page.ts';

/** Reports the progress of a new network: each number is 0 while there is nothing of its kind. */
export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/atendimento/primeiros-passos',
  summary: 'What a new network has, and what it still wants',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('firstSteps'),
  responses: {
    200: z.object({
      bibliotecas: z.number().int(),
      acervos: z.number().int(),
      exemplares: z.number().int(),
      /** Codes of records without a library. */
      codigos_sem_biblioteca: z.number().int(),
      leitores: z.number().int(),
      regras: z.number().int(),
      /** Days from today on which the network is closed. */
      feriados: z.number().int(),
      /** Libraries with opening hours. */
      horarios: z.number().int(),
      /** Whether the site's address is known, so that letters can link to it. */
      endereco: z.boolean(),
    }),
  },
});
