import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';
import { requestContact, shapeOf } from './request-body.ts';
import {
  attachmentTypes,
  requestFilters,
  requestKinds,
  requestStates,
  switchingTypes,
} from './request-kind.ts';

const path = '/solicitacoes';
const shared = { tag: 'solicitacoes', access: 'patron' } as const;
const making = { ...shared, activity: activities.accountRequests } as const;
const own = { ...shared, params: z.object({ id: recordId }) } as const;

/** Request of a reader, and its state. */
export const requestShape = {
  codigo: z.number().int(),
  tipo: z.enum(requestKinds).meta({ id: 'RequestKind' }),
  /** Kind of document to be copied, in bibliographic switching; null for other kinds of requests. */
  documento: z.enum(switchingTypes).nullable(),
  situacao: z.enum(requestStates),
  enviado_em: z.iso.datetime(),
  /** Day by which the library means to answer; null once it has ended. */
  prazo: z.iso.date().nullable(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  email: z.string(),
  observacao: z.string(),
  /** Values by field name, without unfilled fields. */
  dados: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Last answer of the library; '' for none. */
  resposta: z.string(),
  /** Moment of its last handling, by staff or by its reader; null: never. */
  andamento_em: z.iso.datetime().nullable(),
  /** Party that ended it unfinished. */
  encerrada_por: z.enum(['leitor', 'biblioteca']).nullable(),
  custo: z
    .object({
      valor_centavos: z.number().int(),
      /** Reader's decision; null while there is none. */
      aceito: z.boolean().nullable(),
    })
    .nullable(),
  anexos: z.array(
    z.object({
      codigo: z.number().int(),
      nome: z.string(),
      tipo_conteudo: z.enum(attachmentTypes),
      tamanho: z.number().int(),
    }),
  ),
  /** Number of titles that answer it. */
  total_titulos: z.number().int(),
  /** Approval of a catalogue card; null before it, and for other kinds. */
  ficha: z.object({ codigo_verificacao: z.string(), aprovada_em: z.iso.datetime() }).nullable(),
};

export const ownRequest = z.object(requestShape).meta({ id: 'Request' });

const made = { 200: ownRequest, 404: errorBody, 422: errorBody };

/** Requests bibliographic switching; only the fields of its type are read. */
export const requestSwitching = endpoint({
  ...making,
  method: 'POST',
  path: `${path}/comutacao-bibliografica/{type}`,
  summary: 'Asks for a copy of an article, of a thesis or of a part of a document',
  params: z.object({ type: z.enum(switchingTypes) }),
  body: z.strictObject({
    ...requestContact,
    ...shapeOf('artigo'),
    ...shapeOf('tese-dissertacao'),
    ...shapeOf('parte-documento'),
  }),
  responses: made,
});

export const requestSurvey = endpoint({
  ...making,
  method: 'POST',
  path: `${path}/levantamento-bibliografico`,
  summary: 'Asks the library for what there is of a subject',
  body: z.strictObject({ ...requestContact, ...shapeOf('levantamento-bibliografico') }),
  responses: made,
});

export const requestCatalogueCard = endpoint({
  ...making,
  method: 'POST',
  path: `${path}/ficha-catalografica`,
  summary: 'Asks for the catalogue card of a work, which a librarian approves',
  body: z.strictObject({ ...requestContact, ...shapeOf('ficha-catalografica') }),
  responses: made,
});

export const requestSpecializedSearch = endpoint({
  ...shared,
  activity: activities.accountSpecializedSearch,
  method: 'POST',
  path: `${path}/pesquisa-especializada`,
  summary: 'Asks a librarian to search for something',
  body: z.strictObject({ ...requestContact, ...shapeOf('pesquisa-especializada') }),
  responses: made,
});

/** Lists requests. 403 `RecursoDesativado` while the page of the kind is off. */
export const listRequests = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/{type}`,
  summary: 'Requests of a kind that the asker made, the newest first',
  params: z.object({ type: z.enum(requestKinds) }),
  query: z.object({ status: z.enum(requestFilters).default('todas') }),
  responses: {
    200: z.object({
      solicitacoes: z.array(ownRequest),
      contagem: z.array(z.object({ situacao: z.enum(requestFilters), total: z.number().int() })),
      /** Open requests of any kind, and their limit. */
      abertas: z.number().int(),
      limite: z.number().int(),
      /** Default values of a new request: the asker's addresses and unit. */
      email: z.string(),
      cod_biblioteca: z.number().int(),
    }),
    403: errorBody,
  },
});

/**
 * Lists requests of every kind with an enabled page whose cost awaits a decision. They go on once the reader has
 * decided.
 */
export const listProposedCosts = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/pedidos/custos`,
  summary: 'Requests of the asker’s that wait for what they cost to be accepted, the oldest first',
  responses: { 200: z.object({ solicitacoes: z.array(ownRequest) }) },
});

/** Cancels a request. 409 `SituacaoMudou` once the library has taken it on. */
export const cancelRequest = endpoint({
  ...own,
  method: 'DELETE',
  path: `${path}/pedidos/{id}`,
  summary: 'Cancels a request of the asker’s that nobody has taken on',
  responses: { 200: ownRequest, 403: errorBody, 404: errorBody, 409: errorBody },
});

/** Decides on a cost; an accepted one is owed from then on. 409 `SituacaoMudou` where another cost stands, or none. */
export const decideRequestCost = endpoint({
  ...own,
  method: 'PUT',
  path: `${path}/pedidos/{id}/custo`,
  summary: 'Accepts what a request of the asker’s costs, or lets it be',
  body: z.strictObject({
    aceito: z.boolean(),
    /** Cost that the asker saw. */
    valor_centavos: z.number().int().min(1).max(2_147_483_647),
  }),
  responses: { 200: ownRequest, 403: errorBody, 404: errorBody, 409: errorBody },
});

export const getRequestAttachment = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/pedidos/{id}/anexos/{anexo}`,
  summary: 'A file that the library attached to a request of the asker’s',
  rate: 'export',
  params: z.object({ id: recordId, anexo: recordId }),
  responses: { 200: file, 403: errorBody, 404: errorBody },
});

export const listRequestTitles = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/pedidos/{id}/titulos`,
  summary: 'Titles of the catalogue by which the library answered a request of the asker’s',
  responses: {
    200: z.object({ solicitacao: ownRequest, titulos: z.array(searchResultItem) }),
    403: errorBody,
    404: errorBody,
  },
});
