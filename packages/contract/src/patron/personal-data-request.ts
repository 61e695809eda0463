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
        /** Value that is known now; of a request that waits. */
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
      /** Requests of the same list in each state, whichever state is shown. */
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      pedidos: z.array(request),
    }),
    422: errorBody,
  },
});

/** 409 `SituacaoMudou` where it was answered, added to or taken back since it was seen. */
export const decidePersonalDataRequest = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/dados-pessoais/{id}',
  summary: 'Grants what a reader asks for, or refuses it with a reason; the reader is told by mail',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    situacao: state.exclude(['pendente']),
    /** Asked for where it is refused. */
    resposta: textSchema(dataAnswerLength).default(''),
    /** `enviado_em`, as it was seen. */
    enviado_em_visto: z.iso.datetime(),
  }),
  responses: { 200: request, 404: errorBody, 409: errorBody, 422: errorBody },
});
