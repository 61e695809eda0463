import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { fittingCopy } from './loan-request-desk.ts';

const library = z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() });

/** Lists the copies to pull, without the persons who asked: the shelves do not need them. */
export const getPullList = endpoint({
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRequests'),
  method: 'GET',
  path: '/atendimento/solicitacoes-emprestimo/busca',
  summary: 'What the asker’s unit is to fetch from its shelves for requests, in their order',
  responses: {
    200: z.object({
      itens: z.array(
        z.object({
          codigo: z.number().int(),
          titulo: z.string(),
          volume: z.string(),
          tomo: z.string(),
          parte: z.string(),
          material_adicional: z.string(),
          biblioteca_origem: library,
          biblioteca_recebimento: library,
          solicitado_em: z.iso.datetime(),
          exemplares: z.array(fittingCopy),
        }),
      ),
    }),
  },
});
