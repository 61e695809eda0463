import type { ReaderRole } from '@estante/contract/plain';
import { onlyOne, type addressLines, type Choices } from './person.ts';

export type NewPersonDraft = ReturnType<typeof newPerson>;

/** Draft of somebody new, with their first link: all blank but for a library that is the only one. */
export const newPerson = (choices: Choices) => ({
  nome: '',
  emails: '',
  telefone: '',
  cpf: '',
  identidade: '',
  data_nascimento: '',
  logradouro: '',
  complemento: '',
  bairro: '',
  cidade: '',
  cep: '',
  observacao: '',
  usuario: '',
  unidade: onlyOne(choices.bibliotecas),
  categoria: '',
  validade: '',
  papel: 'leitor' as ReaderRole,
});

const identityLines = ['nome', 'emails', 'telefone', 'cpf', 'identidade'] as const;
type IdentityLine = (typeof identityLines)[number];

/** Name of a field of one line in the form of somebody new. */
export type PersonLine = IdentityLine | 'data_nascimento' | (typeof addressLines)[number];

/** Tells the fields of who somebody is, which the form names otherwise than those of their home. */
export const isIdentity = (field: PersonLine): field is IdentityLine =>
  identityLines.some((one) => one === field);
