import { z } from 'zod';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { linkLine, ofPeople, onePerson, personRecord } from './person-record.ts';
import { resetWays } from './person-limits.ts';

/** Resets a password. 422 `PessoaSemEmail` where there is no address for a letter. */
export const resetPassword = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/pessoas/{id}/senha',
  summary:
    'Gives a person a password to be changed at the first sign-in, or has them choose one by a letter',
  body: z.strictObject({ modo: z.enum(resetWays) }),
  responses: {
    200: z.object({
      /** Temporary password, given here and never again; null where a letter was sent. */
      senha: z.string().nullable(),
      /** Days for which it is valid. */
      dias: z.number().int(),
    }),
    403: errorBody,
    404: errorBody,
    422: errorBody,
  },
});

export const addLink = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/pessoas/{id}/vinculos',
  summary: 'Links a person to a library by another user name',
  body: z.strictObject(linkLine),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 422: errorBody },
});

/** Ends a link. 422 `EncerramentoRecusado` with what stands against it. */
export const endLink = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/vinculos/{id}/encerramento',
  summary: 'Ends a link, and what is open by it',
  body: z.strictObject({}),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Revives a link. 409 `SituacaoMudou` where it has not ended, or a clearance stands on it. */
export const reviveLink = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/vinculos/{id}/retomada',
  summary: 'Takes back the end of a link',
  body: z.strictObject({}),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 409: errorBody },
});

export const checkPersonClosing = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'GET',
  path: '/atendimento/pessoas/{id}/encerramento',
  summary: 'Everything that stands against closing a person’s account',
  responses: {
    200: z.object({
      pode_encerrar: z.boolean(),
      /** Whether they work for the library: their role must be changed first. */
      da_equipe: z.boolean(),
      /** Whether a link of another unit lives. */
      de_outra_unidade: z.boolean(),
      pendencias: z.array(circulationRefusal),
    }),
    403: errorBody,
    404: errorBody,
  },
});

/** Closes an account as the person would: personal data are deleted, evidence stays without a name. */
export const closePerson = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/pessoas/{id}/encerramento',
  summary: 'Closes a person’s account',
  body: z.strictObject({}),
  responses: {
    200: z.object({ encerrada_em: z.iso.datetime() }),
    403: errorBody,
    404: errorBody,
    422: errorBody,
  },
});
