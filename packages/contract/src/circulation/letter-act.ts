import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { letterActs, letterActStates } from './letter-act-kind.ts';

const shared = {
  path: '/avisos/atos/{codigo}',
  tag: 'solicitacoes',
  access: 'public',
  rate: 'wrongRecoveryCode',
  params: z.object({ codigo: z.string().regex(/^[\w-]{22}\.[\w-]{43}$/) }),
} as const;

const ato = z.enum(letterActs);

/** Shows the act of a letter and changes nothing: programs that read letters follow addresses. */
export const getLetterAct = endpoint({
  ...shared,
  method: 'GET',
  summary: 'What the address in a letter would do, and whether it still can',
  responses: {
    200: z.object({
      ato,
      situacao: z.enum(letterActStates),
      /** Titles that the act concerns. */
      titulos: z.array(z.string()),
      /** Last day on which the address is valid. */
      valido_ate: z.iso.date(),
      /** Days for prolonging a hold: the present last day of need, and the last day that may be chosen. */
      prolongar: z.object({ atual: z.iso.date().nullable(), ate: z.iso.date() }).nullable(),
    }),
    404: errorBody,
  },
});

/** Acts without signing in: the letter's reader has the address. 409 `EnderecoUsado`, `EnderecoVencido`. */
export const actByLetter = endpoint({
  ...shared,
  method: 'POST',
  summary: 'Does what the address in a letter is for, once',
  body: z.strictObject({
    /** New last day of need, required to prolong a hold. */
    ate: civilDay.optional(),
  }),
  responses: {
    200: z.object({
      ato,
      resultados: z.array(
        z.object({ titulo: z.string(), feito: z.boolean(), mensagem: z.string() }),
      ),
    }),
    403: errorBody,
    404: errorBody,
    409: errorBody,
    422: errorBody,
  },
});
