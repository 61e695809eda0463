import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer } from '../protocol/staff-list.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { captchaToken } from '../session/captcha.ts';
import { personalLengths } from '../patron/personal-field.ts';
import { personLengths } from './person-limits.ts';
import { linkLine, ofPeople, onePerson, personRecord } from './person-record.ts';

/**
 * Asks for a registration. The answer is the same for a person who is already known: the desk checks that. It gives no
 * access before the desk has seen the document.
 */
export const askRegistration = endpoint({
  method: 'POST',
  path: '/pessoas/cadastro-proprio',
  summary: 'Registers a reader, to be confirmed at the desk with a document',
  tag: 'pessoas',
  access: 'public',
  rate: null,
  activity: activities.selfRegistration,
  body: z.strictObject({
    nome: lineSchema(personLengths.name),
    email: lineSchema(personalLengths.line),
    telefone: lineSchema(personLengths.phone).default(''),
    cpf: lineSchema(personalLengths.line).default(''),
    identidade: lineSchema(personalLengths.line).default(''),
    cod_biblioteca: recordNumber,
    senha: z.string().max(1000).trim(),
    recaptcha_token: captchaToken.optional(),
  }),
  responses: {
    /** Number to give at the desk. */
    200: z.object({ protocolo: z.number().int(), dias: z.number().int() }),
    422: errorBody,
    429: errorBody,
    503: errorBody,
  },
});

export const listRegistrations = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/atendimento/cadastros',
  summary: 'Readers of the asker’s unit who registered themselves and wait to be confirmed',
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      cadastros: z.array(
        z.object({
          protocolo: z.number().int(),
          nome: z.string(),
          emails: z.string(),
          telefone: z.string(),
          cpf: z.string(),
          identidade: z.string(),
          /** Code and name of the library. */
          unidade: z.string(),
          desc_biblioteca: z.string(),
          enviado_em: z.iso.datetime(),
          /** People whom the asker sees and who have the same document or mail address. */
          parecidas: z.array(z.object({ cod_pessoa: z.number().int(), nome: z.string() })),
        }),
      ),
    }),
  },
});

/** Confirms a registration, with the password that the reader chose. 409 `PessoaJaCadastrada` by the document. */
export const confirmRegistration = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'POST',
  path: '/atendimento/cadastros/{id}/confirmacao',
  summary: 'Registers a reader as their document has them',
  body: z.strictObject({
    nome: lineSchema(personLengths.name),
    cpf: lineSchema(personalLengths.line).default(''),
    identidade: lineSchema(personalLengths.line).default(''),
    usuario: linkLine.usuario,
    categoria: linkLine.categoria,
    validade: linkLine.validade,
  }),
  responses: { 200: personRecord, 404: errorBody, 409: errorBody, 422: errorBody },
});

export const refuseRegistration = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'DELETE',
  path: '/atendimento/cadastros/{id}',
  summary: 'Forgets a reader who registered themselves',
  responses: { 200: z.object({}), 404: errorBody },
});
