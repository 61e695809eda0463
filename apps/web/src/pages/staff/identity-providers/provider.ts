import type { Input, Output } from '../../../api/api.ts';

export type Providers = Output<'listIdentityProviders'>;
export type Provider = Providers['provedores'][number];
type ProviderBody = Input<'addIdentityProvider'>['body'];
export type Draft = { [Name in keyof ProviderBody]-?: Exclude<ProviderBody[Name], undefined> };
export type Protocol = Provider['protocolo'];
export type Change = (part: Partial<Draft>) => void;

/** Usual names of a person's attributes in each protocol. */
const usual: Readonly<Record<Protocol, Draft['atributos']>> = {
  oidc: {
    usuario: 'preferred_username',
    documento: '',
    nome: 'name',
    email: 'email',
    categoria: '',
  },
  // Attributes of CAFe, the federation of Brazilian universities.
  saml: {
    usuario: 'eduPersonPrincipalName',
    documento: 'brPersonCPF',
    nome: 'cn',
    email: 'mail',
    categoria: 'eduPersonAffiliation',
  },
  ldap: { usuario: 'uid', documento: '', nome: 'cn', email: 'mail', categoria: '' },
};

const firstScopes: Readonly<Record<Protocol, string>> = {
  oidc: 'profile email',
  saml: '',
  ldap: '',
};

/** Makes the draft of a new provider: nobody is linked or registered until staff allow it. */
export function newDraft(protocolo: Protocol): Draft {
  return {
    protocolo,
    nome: '',
    ativo: false,
    endereco: '',
    identificador: '',
    certificado: '',
    escopos: firstScopes[protocolo],
    base: '',
    filtro: '',
    saida: '',
    atributos: usual[protocolo],
    vincula_usuario: false,
    vincula_documento: false,
    vincula_equipe: false,
    cria_pessoas: false,
    confirma_email: false,
    cod_biblioteca: null,
    cod_categoria: null,
    categorias: [],
    novo_segredo: '',
  };
}

export function draftOf(provider: Provider): Draft {
  const {
    codigo: _id,
    segredo_definido: _known,
    pessoas: _people,
    enderecos: _own,
    ...rest
  } = provider;
  return { ...rest, novo_segredo: '' };
}

/** Gives the provider as it is sent; a secret that was not written stays unchanged. */
export function sentOf({ novo_segredo, ...rest }: Draft): ProviderBody {
  return novo_segredo === '' ? rest : { ...rest, novo_segredo };
}
