import type { ReaderRole } from '@estante/contract/plain';
import { onlyOne, type addressLines, type Choices } from './person.ts';

export type NewPersonDraft = ReturnType<typeof newPerson>;

/** Makes the draft of a new person, with their first link: blank but for a library that is the only one. */
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

/** Name of a one-line field in the form of a new person. */
export type PersonLine = IdentityLine | 'data_nascimento' | (typeof addressLines)[number];

/** Whether a field identifies the person; the form names such fields otherwise than those of the home. */
export const isIdentity = (field: PersonLine): field is IdentityLine =>
  identityLines.some((one) => one === field);
