import { z } from 'zod';
import { deskCall as shared } from './desk-call.ts';
import { madeException } from './desk-exception.ts';
import { openHold } from '../hold/hold.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { openLoan } from '../loan/loan.ts';
import { loanTokenValue } from '../loan/loan-token.ts';
import { recordId } from '../protocol/record-id.ts';
import { lineSchema } from '../protocol/text-schema.ts';

const who = {
  /** Number of the link that the patron uses here. */
  cod_login: z.number().int(),
  usuario: z.string(),
  nome_pessoa: z.string(),
  /** Category; null where the link has none, and so borrows nothing. */
  categoria: z.string().nullable(),
  desc_biblioteca: z.string(),
};

/** Patron at the desk, with everything that stands against them. */
const deskPatron = z.object({
  ...who,
  cod_pessoa: z.number().int(),
  /** Last day on which the registration is valid; null: it has no end. */
  validade: z.iso.date().nullable(),
  debito_centavos: z.number().int(),
  /** Last day of a suspension. */
  afastado_ate: z.iso.date().nullable(),
  /** Reasons why the patron borrows nothing now, whatever the copy. */
  impedimentos: z.array(circulationRefusal),
  emprestimos: z.array(
    openLoan.extend({
      /** Whether the copy is of the asker's unit. */
      pode_declarar_perda: z.boolean(),
      /** Exceptions to a rule that were made for the loan, latest first. */
      excecoes: z.array(madeException),
    }),
  ),
  /** All open holds, those ready for pickup first. */
  reservas: z.array(
    openHold.extend({
      /** Whether the asker may cancel the hold: it is of their unit. */
      pode_cancelar: z.boolean(),
      excecoes: z.array(madeException),
    }),
  ),
  /** Copies on the hold shelf for the patron. */
  reservas_prontas: z.array(
    z.object({
      codigo: z.number().int(),
      cod_acervo: z.number().int(),
      titulo: z.string(),
      codigo_barras: z.string().nullable(),
      desc_biblioteca: z.string(),
      retirar_ate: z.iso.date(),
    }),
  ),
  /** Loan requests whose copies have arrived from another library. */
  solicitacoes_prontas: z.array(
    z.object({
      codigo: z.number().int(),
      cod_acervo: z.number().int(),
      titulo: z.string(),
      codigo_barras: z.string().nullable(),
      desc_biblioteca: z.string(),
      retirar_ate: z.iso.date(),
    }),
  ),
});

/** Finds readers of every unit: a registered reader borrows at any desk. Links that have ended are left out. */
export const findDeskPatrons = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/circulacao/leitores',
  summary: 'Patrons by user name or a part of their name, the user name first; twenty at most',
  query: z.object({ texto: lineSchema(200).default('') }),
  responses: {
    200: z.object({
      leitores: z.array(z.object(who)),
      /** Whether more were found than the answer has. */
      ha_mais: z.boolean(),
    }),
  },
});

export const getDeskPatron = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/circulacao/leitores/{id}',
  summary: 'A patron by the number of a login, with loans and all that stands against them',
  params: z.object({ id: recordId }),
  responses: { 200: deskPatron, 404: errorBody },
});

/** Uses a loan token. 422 `TokenNaoConfere` where there is no such valid token. */
export const takeLoanToken = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/token',
  summary: 'Uses up the token that a patron shows in place of a card',
  body: z.strictObject({ token: loanTokenValue }),
  responses: { 200: deskPatron, 422: errorBody },
});
