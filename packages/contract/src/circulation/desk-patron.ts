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
  /** The link they come by. */
  cod_login: z.number().int(),
  usuario: z.string(),
  nome_pessoa: z.string(),
  /** Null: of no category, and borrows nothing. */
  categoria: z.string().nullable(),
  desc_biblioteca: z.string(),
};

/** A patron at the desk, with everything that stands against them. */
const deskPatron = z.object({
  ...who,
  cod_pessoa: z.number().int(),
  /** The last day on which the registration is good; null: it has no end. */
  validade: z.iso.date().nullable(),
  debito_centavos: z.number().int(),
  /** The last day of a suspension. */
  afastado_ate: z.iso.date().nullable(),
  /** Reasons why they borrow nothing now, whatever the copy. */
  impedimentos: z.array(circulationRefusal),
  emprestimos: z.array(
    openLoan.extend({
      /** Its copy is of the asker's unit. */
      pode_declarar_perda: z.boolean(),
      /** Exceptions to a rule that were made for the loan, the last first. */
      excecoes: z.array(madeException),
    }),
  ),
  /** All open holds, those to fetch first. */
  reservas: z.array(
    openHold.extend({
      /** Whether the asker may cancel it: the hold is of their unit. */
      pode_cancelar: z.boolean(),
      excecoes: z.array(madeException),
    }),
  ),
  /** On the hold shelf for them. */
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
  /** Loan requests whose copies have come from another library for them. */
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

/**
 * Readers of every unit: whoever is registered borrows at any desk. Links that have ended are left
 * out.
 */
export const findDeskPatrons = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/circulacao/leitores',
  summary: 'Patrons by user name or a part of their name, the user name first; twenty at most',
  query: z.object({ texto: lineSchema(200).default('') }),
  responses: {
    200: z.object({
      leitores: z.array(z.object(who)),
      /** More were found than are told. */
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

/** 422 `TokenNaoConfere` where none such lives. */
export const takeLoanToken = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/token',
  summary: 'Uses up the token that a patron shows in place of a card',
  body: z.strictObject({ token: loanTokenValue }),
  responses: { 200: deskPatron, 422: errorBody },
});
