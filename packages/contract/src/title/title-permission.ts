import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';

const permission = {
  permitida: z.boolean(),
  /** Whether the act requires signing in first. */
  requer_entrada: z.boolean(),
};

/**
 * Gets the permissions of a title. Codes are those of the specification's route table: '33', '36', …, 'summary',
 * 'sumario_livro'.
 */
export const getTitlePermissions = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/permissoes',
  summary: 'Which sub-pages and acts of a title are open to who asks',
  tag: 'acervo',
  access: 'public',
  knowsPerson: true,
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({
      paginas: z.array(z.object({ codigo: z.string(), rota: z.string(), ...permission })),
      atos: z.array(
        z.object({
          codigo: z.enum(['cesta', 'reserva', 'solicitacao-emprestimo']),
          ...permission,
        }),
      ),
    }),
    404: errorBody,
  },
});
