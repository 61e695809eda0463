import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { staffPermission } from '../protocol/staff-page.ts';

/** Tells how far a new network has come: each number is 0 while there is nothing of its kind. */
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
      /** Codes of records that no library has. */
      codigos_sem_biblioteca: z.number().int(),
      leitores: z.number().int(),
      regras: z.number().int(),
      /** Days from today on which the network is closed. */
      feriados: z.number().int(),
      /** Libraries that say when they are open. */
      horarios: z.number().int(),
      /** The address of the site is known: letters can lead to it. */
      endereco: z.boolean(),
    }),
  },
});
