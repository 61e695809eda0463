import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import {
  loanRequestEnders,
  loanRequestFilters,
  loanRequestLengths,
  loanRequestStates,
} from './loan-request-state.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { modules } from '../protocol/module.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';

const path = '/solicitacao-emprestimo';
const tag = 'solicitacao-emprestimo';
const activity = activities.titleLoanRequest;
const params = z.object({ id: recordId });
/** Options of the calls that make a request: they need the activity of the title page, not that of the list. */
const making = { tag, access: 'patron', activity, params } as const;
const own = { tag, access: 'patron', activity: activities.accountRequests } as const;

const library = z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() });

/** Parts that tell copies of a title apart; '' without one. */
const parts = {
  volume: z.string(),
  tomo: z.string(),
  parte: z.string(),
  material_adicional: z.string(),
};

export const loanRequest = z
  .object({
    codigo: z.number().int(),
    cod_acervo: z.number().int(),
    titulo: z.string(),
    /** Address of its page; null once the title has left the catalogue. */
    rota: z.string().nullable(),
    situacao: z.enum(loanRequestStates),
    removida: z.boolean(),
    ...parts,
    biblioteca_origem: library,
    biblioteca_recebimento: library,
    /** Service point for pickup; null: the desk. */
    local_recebimento: z.string().nullable(),
    telefone: z.string(),
    email: z.string(),
    pessoa_autorizada: z.string(),
    domicilio: z.boolean(),
    recebimento_textual: z.string(),
    solicitado_em: z.iso.datetime(),
    /** Expected arrival; null where no courier goes there. */
    previsao: z.iso.date().nullable(),
    enviado_em: z.iso.datetime().nullable(),
    disponivel_em: z.iso.datetime().nullable(),
    /** Last day for pickup. */
    retirar_ate: z.iso.date().nullable(),
    encerrado_em: z.iso.datetime().nullable(),
    encerrado_por: z.enum(loanRequestEnders).nullable(),
    /** Reason why it was not finished, as the library wrote it; may be ''. */
    motivo: z.string(),
  })
  .meta({ id: 'LoanRequest' });

export const getLoanRequestChoices = endpoint({
  ...making,
  method: 'GET',
  path: `${path}/{id}/informacoes-iniciais`,
  summary: 'What of a title may be asked for from another library, and where it may be fetched',
  responses: {
    200: z.object({
      cod_acervo: z.number().int(),
      titulo: z.string(),
      /** Reasons against any request of the asker's for this title; none: nothing stands against it. */
      recusas: z.array(circulationRefusal),
      /** Open requests of the asker, and their limit. */
      abertas: z.number().int(),
      limite: z.number().int(),
      /** Telephone of the person's last request, and their mail address. */
      telefone: z.string(),
      email: z.string(),
      opcoes: z.array(
        z.object({
          ...parts,
          /** Libraries with copies to send that nobody waits for. */
          origens: z.array(library.extend({ disponiveis: z.number().int() })),
          /** Libraries without a free copy. */
          recebimentos: z.array(library),
        }),
      ),
      /** Pickup places of a library: its desk, which is 0, and other service points. */
      locais_recebimento: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          cod_local_recebimento: z.number().int(),
          desc_local: z.string(),
        }),
      ),
      previsoes: z.array(
        z.object({
          biblioteca_origem: z.number().int(),
          biblioteca_recebimento: z.number().int(),
          /** Expected arrival; null where no courier goes there. */
          previsao: z.iso.date().nullable(),
        }),
      ),
    }),
    404: errorBody,
    422: errorBody,
  },
});

const chosen = z.string().max(200).nullable();

/** Makes a request; null stands for an open choice, '' of a volume and its like is a choice. */
export const makeLoanRequest = endpoint({
  ...making,
  method: 'POST',
  path: `${path}/{id}`,
  summary: 'Asks another library for a title',
  permission: { module: modules.readers, activity },
  body: z.strictObject({
    biblioteca_origem: recordNumber.nullable(),
    biblioteca_recebimento: recordNumber.nullable(),
    volume: chosen,
    tomo: chosen,
    parte: chosen,
    material_adicional: chosen,
    /** Telephone: digits, dashes, parentheses and blanks. */
    telefone: lineSchema(40),
    /** Mail addresses, separated by semicolons. */
    email: lineSchema(loanRequestLengths.email),
    cod_local_recebimento: z.number().int().min(0).max(2_147_483_647).nullable(),
    /** Other person who may pick it up. */
    pessoa_autorizada: lineSchema(loanRequestLengths.person).nullable(),
    /** Whether it is delivered to an address. */
    domicilio: z.boolean(),
    recebimento_textual: textSchema(loanRequestLengths.address),
  }),
  responses: { 200: loanRequest, 404: errorBody, 422: errorBody },
});

export const listLoanRequests = endpoint({
  ...own,
  method: 'GET',
  path,
  summary: 'Requests between libraries that the asker made, the newest first',
  query: z.object({ status: z.enum(loanRequestFilters).default('todas') }),
  responses: {
    200: z.object({
      solicitacoes: z.array(loanRequest),
      contagem: z.array(
        z.object({ situacao: z.enum(loanRequestFilters), total: z.number().int() }),
      ),
    }),
  },
});

/** Cancels a request. 409 `SituacaoDaSolicitacaoMudou` once it is under way. */
export const cancelLoanRequest = endpoint({
  ...own,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Cancels a request of the asker’s that waits',
  params,
  responses: { 200: loanRequest, 404: errorBody, 409: errorBody },
});

/** Removes a request from the list. 409 `SituacaoDaSolicitacaoMudou` while it is open. */
export const removeLoanRequest = endpoint({
  ...own,
  method: 'PUT',
  path: `${path}/{id}/remover`,
  summary: 'Takes a request of the asker’s that has ended off their list',
  params,
  body: z.strictObject({}),
  responses: { 200: loanRequest, 404: errorBody, 409: errorBody },
});

/** Slip as a file: its `conteudo` in base64. */
export const slip = z.object({
  nome: z.string(),
  tipo_conteudo: z.literal('application/pdf'),
  conteudo: z.base64(),
});

export const getLoanRequestSlip = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/{id}/comprovante`,
  summary: 'The slip of a request of the asker’s, as PDF',
  params,
  responses: { 200: slip, 404: errorBody },
});
