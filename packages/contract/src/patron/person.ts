import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

export const getPerson = endpoint({
  method: 'GET',
  path: '/pessoas',
  summary: 'The person who has signed in, and what they may do',
  tag: 'pessoas',
  access: 'patron',
  isForBlocked: true,
  responses: {
    200: z.object({
      user: z.object({
        cod_pessoa: z.number().int(),
        nome_pessoa: z.string(),
        /** Number of the login: one of `GET /pessoas/login`. */
        cod_login: z.number().int(),
        /** User name as typed, folded. */
        login: z.string(),
        /** Library of the login's link. */
        cod_biblioteca: z.number().int(),
      }),
      authPermissions: z.array(
        z.object({ cod_modulo: z.number().int(), cod_atividade: z.number().int() }),
      ),
      /** Whether the libraries have blocked this login. */
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

/** `cod_departamento` is what `GET /plano-ensino/bibliografia` takes as `departamento`. */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/pessoas/departamentos',
  summary: 'The departments that the person who has signed in belongs to, by name',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.array(z.object({ cod_departamento: z.string(), desc_departamento: z.string() })),
  },
});

export const getRegistration = endpoint({
  activity: activities.personalArea,
  method: 'GET',
  path: '/pessoas/cadastro',
  summary: 'Of which category the person who has signed in is, and how long that is good',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      /** Last day on which it is valid; null: it has no end. */
      validade: z.iso.date().nullable(),
      /** Whether that day is over. */
      vencido: z.boolean(),
      /** Last valid day if `GET /pessoas/renovar` were called today; null where it would refuse. */
      renovada_ate: z.iso.date().nullable(),
      /** Patron category of the login; '' where it has none. */
      categoria: z.string(),
    }),
  },
});

/**
 * Renews the registration. 403 where the institution renews at the desk only; 422 while it is valid for long enough.
 */
export const renewRegistration = endpoint({
  activity: activities.personalArea,
  method: 'GET',
  acts: true,
  path: '/pessoas/renovar',
  summary: 'Renews the registration of the person who has signed in for its term',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      /** Last day on which it is valid; null: it has no end. */
      validade: z.iso.date().nullable(),
    }),
    403: errorBody,
    422: errorBody,
    430: errorBody,
  },
});

/** Short name of a person for naming them in a request. Calls are counted per person, found or not. */
export const getShortName = endpoint({
  method: 'GET',
  path: '/pessoas/{user}/nome',
  summary: 'The shortened name behind a user name: ten an hour',
  tag: 'pessoas',
  access: 'patron',
  params: z.object({ user: z.string().max(200) }),
  responses: {
    200: z.object({
      /** Short name: 'Ana S. P.' */
      nome: z.string(),
    }),
    404: errorBody,
    429: errorBody,
  },
});
