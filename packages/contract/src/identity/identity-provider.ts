import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import {
  identityProtocols,
  identityProviderLengths as lengths,
  mostCategoryRows,
  ownPasswordUses,
  providerTrialSteps,
  secondFactorRoles,
} from './identity-provider-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('identityProviders'),
} as const;

/** Provider's names for a person's attributes; '' where it has none. */
const attributes = z.object({
  usuario: z.string(),
  documento: z.string(),
  nome: z.string(),
  email: z.string(),
  categoria: z.string(),
});

const settings = {
  protocolo: z.enum(identityProtocols),
  nome: z.string(),
  ativo: z.boolean(),
  /** Issuer (OpenID Connect), sign-in address (SAML), or server (LDAP: ldaps://, or ldap:// with STARTTLS). */
  endereco: z.string(),
  /** Client (OpenID Connect), entity of the provider (SAML), or account for searches (LDAP). */
  identificador: z.string(),
  /** Certificate in PEM: the provider's signature (SAML), or its server's authority if not public (LDAP). */
  certificado: z.string(),
  /** Scopes that are requested beside `openid` (OpenID Connect). */
  escopos: z.string(),
  /** Entry below which people are, and the filter that finds them (LDAP). */
  base: z.string(),
  filtro: z.string(),
  /** Sign-out address (SAML); OpenID Connect announces its own. */
  saida: z.string(),
  atributos: attributes,
  /** Whether a person's first sign-in is matched to a registered person: by user name, by document. */
  vincula_usuario: z.boolean(),
  vincula_documento: z.boolean(),
  /** Whether staff are matched so too. */
  vincula_equipe: z.boolean(),
  /** Whether an unknown person is registered. */
  cria_pessoas: z.boolean(),
  /** Whether mail addresses from the provider count as confirmed. */
  confirma_email: z.boolean(),
  /** Library and patron category for people registered this way. */
  cod_biblioteca: z.number().int().nullable(),
  cod_categoria: z.number().int().nullable(),
  /** Categories by provider value; the first match counts. */
  categorias: z.array(z.object({ valor: z.string(), cod_categoria: z.number().int() })),
};

const provider = z
  .object({
    codigo: z.number().int(),
    ...settings,
    /** Whether a secret is stored; it is never shown. */
    segredo_definido: z.boolean(),
    pessoas: z.number().int(),
    /** Addresses of this site that the provider's administrators need. */
    enderecos: z.object({
      retorno: z.string(),
      saida: z.string(),
      /** Address for sign-out notices of an OpenID Connect provider; '' for others. */
      aviso_saida: z.string(),
      metadados: z.string(),
    }),
  })
  .meta({ id: 'IdentityProvider' });

const input = {
  ...settings,
  nome: lineSchema(lengths.name),
  endereco: lineSchema(lengths.address),
  identificador: lineSchema(lengths.identifier).default(''),
  certificado: textSchema(lengths.certificate).default(''),
  escopos: lineSchema(lengths.scopes).default(''),
  base: lineSchema(lengths.identifier).default(''),
  filtro: lineSchema(lengths.filter).default(''),
  saida: lineSchema(lengths.address).default(''),
  atributos: z.strictObject({
    usuario: lineSchema(lengths.attribute),
    documento: lineSchema(lengths.attribute),
    nome: lineSchema(lengths.attribute),
    email: lineSchema(lengths.attribute),
    categoria: lineSchema(lengths.attribute),
  }),
  cod_biblioteca: recordNumber.nullable(),
  cod_categoria: recordNumber.nullable(),
  categorias: z
    .array(z.strictObject({ valor: lineSchema(lengths.value), cod_categoria: recordNumber }))
    .max(mostCategoryRows),
  /** New secret; without one, the stored secret stays. */
  novo_segredo: textSchema(lengths.secret).optional(),
};

const choice = z
  .object({ codigo: z.number().int(), descricao: z.string() })
  .meta({ id: 'Numbered' });

export const listIdentityProviders = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/provedores-identidade',
  summary: 'By which institutions people sign in, and whether by passwords of ours too',
  responses: {
    200: z.object({
      provedores: z.array(provider),
      senha_propria: z.enum(ownPasswordUses),
      segundo_fator: z.array(z.enum(secondFactorRoles)),
      bibliotecas: z.array(choice),
      categorias: z.array(choice),
    }),
  },
});

export const addIdentityProvider = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/provedores-identidade',
  summary: 'Sets up a provider of identities',
  body: z.strictObject(input),
  responses: { 200: provider, 404: errorBody, 422: errorBody },
});

const one = { params: z.object({ id: recordId }) } as const;

export const changeIdentityProvider = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: '/atendimento/provedores-identidade/{id}',
  summary: 'Changes a provider of identities; its protocol stays',
  body: z.strictObject(input),
  responses: { 200: provider, 404: errorBody, 422: errorBody },
});

/** Removes a provider; sessions that began there go on. */
export const removeIdentityProvider = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: '/atendimento/provedores-identidade/{id}',
  summary: 'Removes a provider of identities, and who is known by it',
  responses: { 200: z.object({}), 404: errorBody },
});

/** Tests a provider with its stored settings. Nobody is signed in. */
export const tryIdentityProvider = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/provedores-identidade/{id}/prova',
  rate: 'export',
  summary: 'Tries a provider, and tells what is wrong',
  body: z.strictObject({
    /** User name to look up in a directory (LDAP); no password is asked for. */
    usuario: lineSchema(lengths.attribute).default(''),
  }),
  responses: {
    200: z.object({
      passos: z.array(
        z.object({ passo: z.enum(providerTrialSteps), certo: z.boolean(), mensagem: z.string() }),
      ),
    }),
    404: errorBody,
  },
});

const ownPasswords = {
  senha_propria: z.enum(ownPasswordUses),
  /** Roles that give access to staff work only with a second factor. */
  segundo_fator: z.array(z.enum(secondFactorRoles)).max(secondFactorRoles.length),
};

/** Changes who may use passwords stored here. Administrators always may, to repair an unreachable provider. */
export const changeOwnPasswordUse = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/senha-propria',
  summary:
    'Says who may come in by a password that is kept here, and of whom a second factor is asked',
  body: z.strictObject(ownPasswords),
  responses: { 200: z.object(ownPasswords) },
});
