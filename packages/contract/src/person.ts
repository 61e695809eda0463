import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getPerson = endpoint({
  method: 'GET',
  path: '/pessoas',
  summary: 'The person who has signed in, and what they may do',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      user: z.object({
        cod_pessoa: z.number().int(),
        nome_pessoa: z.string(),
        /** Of the login: one of `GET /pessoas/login`. */
        cod_login: z.number().int(),
        /** The user name that was typed, folded. */
        login: z.string(),
      }),
      authPermissions: z.array(
        z.object({ cod_modulo: z.number().int(), cod_atividade: z.number().int() }),
      ),
      /** The libraries have blocked this login. */
      bloqueio: z.boolean(),
    }),
  },
});

export const listLogins = endpoint({
  method: 'GET',
  path: '/pessoas/login',
  summary: 'The logins of the person who has signed in: one for each unit they belong to',
  tag: 'pessoas',
  access: 'patron',
  responses: { 200: z.array(z.object({ codigo: z.number().int(), nome: z.string() })) },
});
