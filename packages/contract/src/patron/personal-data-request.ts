import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery, writer } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { changeableFields, dataAnswerLength, dataRequestStates } from './personal-field.ts';

const state = z.enum(dataRequestStates);

const request = z
  .object({
    codigo: z.number().int(),
    enviado_em: z.iso.datetime(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    pessoa: writer,
    campos: z.array(
      z.object({
        campo: z.enum(changeableFields),
        valor: z.string(),
        /** Present value, in a pending request. */
        atual: z.string().optional(),
      }),
    ),
    situacao: state,
    resposta: z.object({ ...handled, texto: z.string() }).nullable(),
  })
  .meta({ id: 'PersonalDataRequest' });

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('personalData'),
} as const;

export const listPersonalDataRequests = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/dados-pessoais',
  summary:
    'Changes of personal data that readers of the asker’s unit ask for, the newest first; all, for administrators',
  query: z.object({ situacao: state.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      /** Number of requests in each state of the list, whichever state is shown. */
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      pedidos: z.array(request),
    }),
    422: errorBody,
  },
});

/** Answers a request. 409 `SituacaoMudou` where it was answered, changed or withdrawn since it was seen. */
export const decidePersonalDataRequest = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/dados-pessoais/{id}',
  summary: 'Grants what a reader asks for, or refuses it with a reason; the reader is told by mail',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    situacao: state.exclude(['pendente']),
    /** Answer, required for a refusal. */
    resposta: textSchema(dataAnswerLength).default(''),
    /** `enviado_em` as the asker saw it. */
    enviado_em_visto: z.iso.datetime(),
  }),
  responses: { 200: request, 404: errorBody, 409: errorBody, 422: errorBody },
});
