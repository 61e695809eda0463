import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { changeableFields, genders, maritalStatuses, personalLengths } from './personal-field.ts';

/** Schemas of the personal fields; a blank text or null means unknown. */
export function personalDataFields<
  Line extends z.ZodType,
  Emails extends z.ZodType,
  Day extends z.ZodType,
>(line: Line, emails: Emails, day: Day) {
  return {
    logradouro: line,
    complemento: line,
    /** Postal code: eight digits. */
    cep: line,
    bairro: line,
    cidade: line,
    identidade: line,
    /** CPF: eleven digits. */
    cpf: line,
    nacionalidade: line,
    sexo: z.enum(genders).nullable(),
    data_nascimento: day.nullable(),
    estado_civil: z.enum(maritalStatuses).nullable(),
    escolaridade: line,
    localizacao: line,
    profissao: line,
    /** Mail addresses in use, separated by semicolons. */
    email: emails,
    /** Whether notices of the library come by mail too. */
    receber_email: z.boolean(),
  };
}

const changeable = z.enum(changeableFields).meta({ id: 'PersonalField' });

/** Personal fields with their known values. */
export const knownPersonalData = z
  .object(personalDataFields(z.string(), z.string(), z.iso.date()))
  .meta({ id: 'PersonalData' }).shape;

const personalData = z.object({
  nome_pessoa: z.string(),
  ...knownPersonalData,
  /** Added addresses, not used before their owner has confirmed them. */
  emails_a_confirmar: z.array(z.object({ email: z.string(), expira_em: z.iso.datetime() })),
  /** Fields that change at once; changes to the rest are requested from the library. */
  campos_editaveis: z.array(changeable),
  /** Requested changes that wait for their answer. */
  pedido: z
    .object({
      codigo: z.number().int(),
      enviado_em: z.iso.datetime(),
      campos: z.array(z.object({ campo: changeable, valor: z.string() })),
    })
    .nullable(),
  /** Answer to the last request. */
  resposta: z
    .object({ situacao: z.enum(['aceito', 'recusado']), em: z.iso.datetime(), texto: z.string() })
    .nullable(),
});

const sent = personalDataFields(
  lineSchema(personalLengths.line),
  textSchema(personalLengths.emails),
  civilDay,
);

const own = {
  path: '/pessoas/meu-pergamum/dados-pessoais',
  tag: 'pessoas',
  access: 'patron',
  activity: activities.accountPersonalData,
} as const;

export const getPersonalData = endpoint({
  ...own,
  method: 'GET',
  summary: 'What the institution knows of the person who has signed in',
  responses: { 200: personalData },
});

/**
 * Changes personal data; fields that are not sent stay. Mail addresses change only with the password, or after
 * confirmation at a provider: 422 otherwise. Each new one gets a letter, and counts once the address in it was
 * followed.
 */
export const changePersonalData = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Changes what the reader may change, and asks the library for the rest',
  body: z
    .strictObject(sent)
    .partial()
    .extend({ senha: z.string().max(1000).optional() }),
  responses: { 200: personalData, 422: errorBody, 429: errorBody, 430: errorBody },
});

export const withdrawPersonalDataRequest = endpoint({
  ...own,
  method: 'DELETE',
  path: '/pessoas/meu-pergamum/dados-pessoais/pedido',
  summary: 'Takes back what was asked of the library and has no answer yet',
  responses: { 200: personalData },
});

/** Confirms an address without signing in: the letter's reader has the link. 404 once it was used, or has expired. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/pessoas/confirmacao-email/{codigo}',
  summary: 'Confirms the mail address to which the letter with this code went, once',
  tag: 'pessoas',
  access: 'public',
  rate: 'wrongRecoveryCode',
  params: z.object({ codigo: z.string().regex(/^[1-9]\d{0,8}\.[\w-]{43}$/) }),
  body: z.strictObject({}),
  responses: { 200: z.object({ email: z.string() }), 404: errorBody },
});
