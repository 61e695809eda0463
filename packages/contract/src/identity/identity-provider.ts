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

/** Names that the provider has for what it says of a person; '' where it does not say it. */
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
  /** Issuer (OpenID Connect), where one signs in (SAML), or server (LDAP: ldaps://, or ldap:// with STARTTLS). */
  endereco: z.string(),
  /** Client (OpenID Connect), entity of the provider (SAML), or account that searches (LDAP). */
  identificador: z.string(),
  /** PEM: what the provider signs by (SAML), or who vouches for its server (LDAP, where it is no public authority). */
  certificado: z.string(),
  /** Scopes that are asked for beside `openid` (OpenID Connect). */
  escopos: z.string(),
  /** Entry below which people are, and the filter that finds them (LDAP). */
  base: z.string(),
  filtro: z.string(),
  /** Address where one signs out (SAML). OpenID Connect says it itself. */
  saida: z.string(),
  atributos: attributes,
  /** Whether people who first come by it are found among those registered: by user name, by document. */
  vincula_usuario: z.boolean(),
  vincula_documento: z.boolean(),
  /** Whether those who work for the libraries are found so too. */
  vincula_equipe: z.boolean(),
  /** Whether somebody who is not found is registered. */
  cria_pessoas: z.boolean(),
  /** Addresses that it tells are those of their persons. */
  confirma_email: z.boolean(),
  /** Library and patron category of the links of those who are registered so. */
  cod_biblioteca: z.number().int().nullable(),
  cod_categoria: z.number().int().nullable(),
  /** The first whose value is among those that it tells. */
  categorias: z.array(z.object({ valor: z.string(), cod_categoria: z.number().int() })),
};

const provider = z
  .object({
    codigo: z.number().int(),
    ...settings,
    /** Whether the secret is known; it is told to nobody. */
    segredo_definido: z.boolean(),
    pessoas: z.number().int(),
    /** Addresses of this site for which the provider's administrators ask. */
    enderecos: z.object({
      retorno: z.string(),
      saida: z.string(),
      /** Address at which a provider of OpenID Connect says itself that somebody signed out; '' for others. */
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
  /** Stays as it is where none is sent. */
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

/** Sessions that began by it go on. */
export const removeIdentityProvider = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: '/atendimento/provedores-identidade/{id}',
  summary: 'Removes a provider of identities, and who is known by it',
  responses: { 200: z.object({}), 404: errorBody },
});

/** As it is kept. Nobody is signed in. */
export const tryIdentityProvider = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/provedores-identidade/{id}/prova',
  rate: 'export',
  summary: 'Tries a provider, and tells what is wrong',
  body: z.strictObject({
    /** User name of a person to look for in a directory (LDAP); nobody's password is asked. */
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
  /** Roles whose holders work for the libraries only once they have a second factor. */
  segundo_fator: z.array(z.enum(secondFactorRoles)).max(secondFactorRoles.length),
};

/** Administrators always may: who else would mend a provider that is away. */
export const changeOwnPasswordUse = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/senha-propria',
  summary:
    'Says who may come in by a password that is kept here, and of whom a second factor is asked',
  body: z.strictObject(ownPasswords),
  responses: { 200: z.object(ownPasswords) },
});
