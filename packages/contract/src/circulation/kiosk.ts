import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { lendAnswer, scan } from './circulation-act.ts';
import { kioskReturnAnswer } from './copy-return.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { chosenLoans, openLoan, renewalResults } from '../loan/loan.ts';
import { kioskLengths } from './kiosk-state.ts';
import { modules } from '../protocol/module.ts';
import { lineSchema } from '../protocol/text-schema.ts';

const shared = {
  tag: 'autoatendimento',
  access: 'public',
  method: 'POST',
  rate: 'kiosk',
} as const;

/** Secret of a machine that staff have set up as a kiosk. */
const aparelho = z.string().max(200);
/** Secret of the kiosk's session while a patron is at it. */
const sessao = z.string().max(200);

/** Sets a kiosk up. 403 `RecursoDesativado` while self-service is off. */
export const setUpKiosk = endpoint({
  ...shared,
  path: '/autoatendimento/aparelho',
  access: 'patron',
  permission: { module: modules.staff, activity: activities.staffDesk },
  summary: 'Makes the machine of the asker a kiosk of their library, or of the one that is set',
  body: z.strictObject({
    /** Name that staff give the machine. */
    nome: lineSchema(kioskLengths.name).optional(),
  }),
  responses: {
    200: z.object({
      aparelho: z.string(),
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
    }),
  },
});

/**
 * Starts a kiosk session, by user name with password or loan token, or by the user name alone where the institution
 * asks for no password. 401 as at sign-in; 403 `AparelhoNaoAutorizado` from a machine that is no kiosk; 422
 * `TokenNaoConfere`; 430 for a blocked login.
 */
export const startKioskSession = endpoint({
  ...shared,
  path: '/autoatendimento/sessao',
  summary: 'A patron comes to a kiosk; whoever was at it before is gone',
  body: z.strictObject({
    aparelho,
    usuario: z.string().max(200),
    senha: z.string().max(1000).optional(),
    token: z.string().max(20).optional(),
  }),
  responses: {
    200: z.object({
      sessao: z.string(),
      /** Seconds until the session ends for lack of activity. */
      segundos: z.number().int(),
      primeiro_nome: z.string(),
      /** Reasons why the patron borrows nothing now; none are given for the user name alone. */
      impedimentos: z.array(circulationRefusal),
      /** Open loans; null where only the user name was given. */
      emprestimos: z.array(openLoan).nullable(),
    }),
    401: errorBody,
    422: errorBody,
    430: errorBody,
  },
});

export const endKioskSession = endpoint({
  ...shared,
  path: '/autoatendimento/sessao/encerrar',
  summary: 'The patron leaves the kiosk',
  body: z.strictObject({ sessao }),
  responses: { 200: z.object({}) },
});

/** Lends at a kiosk. 401 `SessaoExpirada` once the session has timed out. */
export const lendAtKiosk = endpoint({
  ...shared,
  path: '/autoatendimento/emprestimo',
  summary: 'Lends a copy to the patron at the kiosk',
  body: z.strictObject({ sessao, ...scan }),
  responses: { 200: lendAnswer, 401: errorBody, 404: errorBody, 422: errorBody },
});

export const renewAtKiosk = endpoint({
  ...shared,
  path: '/autoatendimento/renovacao',
  summary: 'Renews loans of the patron at the kiosk, who has shown more than a user name',
  body: z.strictObject({ sessao, emprestimos: chosenLoans }),
  responses: { 200: renewalResults, 401: errorBody, 422: errorBody },
});

/** Takes a copy back from any person at the kiosk; the answer does not name the borrower. */
export const returnAtKiosk = endpoint({
  ...shared,
  path: '/autoatendimento/devolucao',
  summary: 'Takes a copy back at a kiosk',
  body: z.strictObject({ aparelho, ...scan }),
  responses: { 200: kioskReturnAnswer, 404: errorBody },
});
