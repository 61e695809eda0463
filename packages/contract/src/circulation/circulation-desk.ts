import { z } from 'zod';
import { deskCall as shared } from './desk-call.ts';
import { exception, madeException } from './desk-exception.ts';
import { openHold } from '../hold/hold.ts';
import { deskReturnAnswer, lendAnswer, scan } from './circulation-act.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { chosenLoans, lateness, openLoan, renewalResults } from '../loan/loan.ts';
import { loanTokenValue } from '../loan/loan-token.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
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

/** The library at whose desk something is done; without one it is the asker's own. */
const at = { cod_biblioteca: recordNumber.optional() };

const library = z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() });

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

export const getDesk = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/circulacao',
  summary: 'The library of the asker, and those at whose desks they may work',
  responses: { 200: z.object({ propria: library, bibliotecas: z.array(library) }) },
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

/**
 * 404 `NaoEncontrado` where there is no such desk. The values of 422 `EmprestimoRecusado`
 * have `titulo`, and `nome_pessoa` with `cod_login` of who has a copy of the asker's unit on loan.
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
    /** 0 where it is replaced. */
    valor_centavos: z.number().int().min(0).max(10_000_000),
    ...at,
  }),
  responses: {
    200: z.object({ codigo: z.number().int(), atraso: lateness, valor_centavos: z.number().int() }),
    404: errorBody,
  },
});
