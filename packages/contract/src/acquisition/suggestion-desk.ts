import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery, writer } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { suggestionLengths as lengths } from './suggestion-state.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { suggestionState, suggestionWords, catalogued } from './acquisition-suggestion.ts';

const suggestion = z
  .object({
    ...suggestionWords,
    pessoa: writer,
    situacao: suggestionState,
    /** States that may be set next, the present one among them. */
    situacoes_possiveis: z.array(suggestionState),
    /** Whether an order has the suggestion: its state then follows the order's. */
    em_pedido: z.boolean(),
    acervo: catalogued,
    /**
     * Last change of state. `resposta` is the last answer that was mailed, with this change or before, by any member of
     * staff; '' for none.
     */
    andamento: z.object({ ...handled, resposta: z.string() }).nullable(),
  })
  .meta({ id: 'AcquisitionSuggestion' });

export const listAcquisitionSuggestions = endpoint({
  method: 'GET',
  path: '/atendimento/sugestoes',
  summary: 'Suggestions to the unit of the asker, the newest first; to all, for administrators',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('suggestions'),
  query: z.object({ situacao: suggestionState.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      /** Number of suggestions in each state of the list, whichever state is shown; states without any are left out. */
      contagem: z.array(z.object({ situacao: suggestionState, total: z.number().int() })),
      sugestoes: z.array(suggestion),
    }),
    422: errorBody,
  },
});

/** Handles a suggestion. 409 `SituacaoMudou` where it was handled since it was seen. */
export const handleAcquisitionSuggestion = endpoint({
  method: 'PUT',
  path: '/atendimento/sugestoes/{id}',
  summary: 'Says how a suggestion stands, and where there is an answer mails it',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('suggestions'),
  params: z.object({ id: recordId }),
  body: z.strictObject({
    situacao: suggestionState,
    /** Moment of its last handling, as the asker saw it; null where it was never handled. */
    andamento_visto: z.iso.datetime().nullable(),
    resposta: textSchema(lengths.outras_inf).default(''),
    /**
     * Title of the catalogue for the suggestion; null unlinks it for good, even from a title of its ISBN. Where left
     * out, the link stays.
     */
    cod_acervo: recordNumber.nullable().optional(),
  }),
  responses: { 200: suggestion, 404: errorBody, 409: errorBody, 422: errorBody },
});
