import { z } from 'zod';
import { deskCall as shared } from './desk-call.ts';
import { exception } from './desk-exception.ts';
import { lendAnswer, scan } from './circulation-act.ts';
import { deskReturnAnswer } from './copy-return.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { chosenLoans, lateness, renewalResults } from '../loan/loan.ts';
import { recordNumber } from '../protocol/record-id.ts';

/** Library at whose desk staff act; by default the asker's own. */
const at = { cod_biblioteca: recordNumber.optional() };

const library = z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() });

export const getDesk = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/circulacao',
  summary: 'The library of the asker, and those at whose desks they may work',
  responses: { 200: z.object({ propria: library, bibliotecas: z.array(library) }) },
});

/**
 * 404 `NaoEncontrado` where there is no such desk. The values of 422 `EmprestimoRecusado` have `titulo`, and, where a
 * patron has a copy of the asker's unit on loan, that patron's `nome_pessoa` and `cod_login`.
 */
export const lendAtDesk = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/emprestimo',
  summary: 'Lends a copy to a patron, at the desk of a library',
  body: z.strictObject({ cod_login: recordNumber, ...scan, ...at, excecao: exception.optional() }),
  responses: { 200: lendAnswer, 403: errorBody, 404: errorBody, 422: errorBody },
});

export const returnAtDesk = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/devolucao',
  summary: 'Takes a copy back, at the desk of a library; a second scan changes nothing',
  body: z.strictObject({ ...scan, ...at }),
  responses: { 200: deskReturnAnswer, 404: errorBody },
});

export const renewAtDesk = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/renovacao',
  summary: 'Renews loans of a patron, each by itself',
  body: z.strictObject({ cod_login: recordNumber, emprestimos: chosenLoans }),
  responses: { 200: renewalResults, 404: errorBody, 422: errorBody },
});

export const declareLoanLost = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/perda',
  summary: 'Ends a loan of a copy of the asker’s unit that is lost, and charges its price',
  body: z.strictObject({
    emprestimo: recordNumber,
    /** Price of the lost copy in centavos; 0 where the patron replaces it. */
    valor_centavos: z.number().int().min(0).max(10_000_000),
    ...at,
  }),
  responses: {
    200: z.object({ codigo: z.number().int(), atraso: lateness, valor_centavos: z.number().int() }),
    404: errorBody,
  },
});
