import { z } from 'zod';
import { knownPersonalData, personalDataFields } from '../patron/personal-data.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffListAnswer } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { personalLengths } from '../patron/personal-field.ts';
import { linkRoles, personLengths, readerRoles, readOnlyReasons } from './person-limits.ts';

export const ofPeople = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('people'),
} as const;

export const onePerson = { params: z.object({ id: recordId }) } as const;

const linkOf = z
  .object({
    cod_login: z.number().int(),
    usuario: z.string(),
    desc_biblioteca: z.string(),
    /** Category; null where the link has none, and so borrows nothing. */
    categoria: z.string().nullable(),
    papel: z.enum(linkRoles),
    bloqueio: z.boolean(),
    encerrado_em: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PatronLink' }).shape;

const link = z.object({
  ...linkOf,
  cod_biblioteca: z.number().int(),
  /** Number of the link's role among the institution's own staff roles; null: none. */
  cod_cargo: z.number().int().nullable(),
  cargo: z.string().nullable(),
  /** Code of the patron category; '' without one. */
  cod_categoria: z.string(),
  /** Last day on which it is valid; null: it has no end. */
  validade: z.iso.date().nullable(),
  /** Reason for a block, and its last day. */
  motivo: z.string(),
  bloqueado_ate: z.iso.date().nullable(),
  /** Whether the asker may change this link. */
  pode_alterar: z.boolean(),
  /** Whether the link has ended, and the asker may revive it. */
  pode_retomar: z.boolean(),
});

export const personRecord = z.object({
  cod_pessoa: z.number().int(),
  nome_pessoa: z.string(),
  telefone: z.string(),
  /** Note of staff on the person, who finds it in their exported data. */
  observacao: z.string(),
  ...knownPersonalData,
  emails_a_confirmar: z.array(z.string()),
  senha_desde: z.iso.datetime(),
  /** Whether the password is temporary, to be changed at the first sign-in. */
  senha_provisoria: z.boolean(),
  vinculos: z.array(link),
  circulacao: z.object({
    emprestimos: z.number().int(),
    em_atraso: z.number().int(),
    reservas: z.number().int(),
    debito_centavos: z.number().int(),
    afastado_ate: z.iso.date().nullable(),
  }),
  /** Reason why the asker may change nothing; null where they may. */
  so_leitura: z.enum(readOnlyReasons).nullable(),
});

export const findPeople = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/atendimento/pessoas',
  summary:
    'People of the asker’s unit by name, user name, document or mail address; of all, for administrators',
  query: z.object({ texto: lineSchema(personLengths.name).default(''), pagina: pageNumber }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      pessoas: z.array(
        z.object({
          cod_pessoa: z.number().int(),
          nome_pessoa: z.string(),
          vinculos: z.array(z.object(linkOf)),
        }),
      ),
    }),
  },
});

/** Opens a person's record; each opening is logged, and the person sees it. */
export const getPersonRecord = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'GET',
  path: '/atendimento/pessoas/{id}',
  summary: 'What is known of a person, their links, and what they have borrowed and owe',
  responses: { 200: personRecord, 404: errorBody },
});

const choice = z.object({ codigo: z.string(), descricao: z.string() });

export const getPeopleChoices = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/atendimento/opcoes-pessoas',
  summary: 'Libraries that the asker may link people to, and categories, by their codes',
  responses: { 200: z.object({ bibliotecas: z.array(choice), categorias: z.array(choice) }) },
});

/** Link as a line of the sheet of patrons has it. */
export const linkLine = {
  usuario: lineSchema(personLengths.username),
  /** Codes of library and category. */
  unidade: lineSchema(personLengths.name),
  categoria: lineSchema(personLengths.name).default(''),
  validade: unlessEmpty(civilDay),
  papel: z.enum(readerRoles).default('leitor'),
};

const identity = {
  telefone: lineSchema(personLengths.phone).default(''),
  observacao: textSchema(personLengths.note).default(''),
};

const { receber_email: receives, ...sentFields } = personalDataFields(
  lineSchema(personalLengths.line),
  textSchema(personalLengths.emails),
  civilDay,
);

const { logradouro, complemento, bairro, cidade, cep, data_nascimento } = sentFields;
const known = z
  .object({ logradouro, complemento, bairro, cidade, cep, data_nascimento })
  .partial().shape;

/**
 * Registers a person. 409 `PessoaJaCadastrada` where a person whom the asker sees has that document: `valores` names
 * them.
 */
export const registerPerson = endpoint({
  ...ofPeople,
  method: 'POST',
  path: '/atendimento/pessoas',
  summary: 'Registers a person with their first link; they have no password yet',
  body: z.strictObject({
    nome: lineSchema(personLengths.name),
    emails: textSchema(personalLengths.emails).default(''),
    cpf: lineSchema(personalLengths.line).default(''),
    identidade: lineSchema(personalLengths.line).default(''),
    ...known,
    ...identity,
    ...linkLine,
  }),
  responses: { 200: personRecord, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Changes a person; fields that are not sent stay. New mail addresses count once they are confirmed. */
export const changePerson = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'PUT',
  path: '/atendimento/pessoas/{id}',
  summary: 'Changes what is known of a person',
  body: z
    .strictObject({
      nome: lineSchema(personLengths.name),
      telefone: lineSchema(personLengths.phone),
      observacao: textSchema(personLengths.note),
      receber_email: receives,
      ...sentFields,
    })
    .partial(),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Changes a link; fields that are not sent stay. '' as `validade`: the link has no end. */
export const changeLink = endpoint({
  ...ofPeople,
  ...onePerson,
  method: 'PUT',
  path: '/atendimento/vinculos/{id}',
  summary: 'Changes user name, category and validity of a link',
  body: z
    .strictObject({
      usuario: linkLine.usuario,
      categoria: lineSchema(personLengths.name),
      validade: z.union([civilDay, z.literal('')]),
    })
    .partial(),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 422: errorBody },
});
