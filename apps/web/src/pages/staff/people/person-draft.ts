import type { Input } from '../../../api/api.ts';
import { addressLines, type Link, type Person } from './person.ts';

export const personLines = ['identidade', 'cpf', 'data_nascimento', ...addressLines] as const;

/** Fields of the form of a person, as they are known; '' for a day that is not. */
export function personFields(person: Person) {
  const { nome_pessoa: nome, telefone, observacao, email, receber_email } = person;
  const rest = Object.fromEntries(personLines.map((field) => [field, person[field] ?? '']));
  return {
    nome,
    telefone,
    observacao,
    email,
    receber_email,
    ...(rest as Record<(typeof personLines)[number], string>),
  };
}

/** Fields of the form of a link, as they are known; '' for a validity without end. */
export function linkFields({ usuario, cod_categoria, validade }: Link) {
  return { usuario, categoria: cod_categoria, validade: validade ?? '' };
}

/** Written fields that are other than they are known. */
export function otherThan<Fields extends object>(
  known: Fields,
  written: Partial<Fields>,
): Partial<Fields> {
  const isOther = ([field, value]: readonly [string, unknown]) =>
    value !== known[field as keyof Fields];
  return Object.fromEntries(Object.entries(written).filter(isOther)) as Partial<Fields>;
}

/**
 * Makes the body to be sent, of changes alone: the rest may be other than it was read. The addresses
 * that count, sent as they are, would give up those that wait.
 */
export function personBody(
  person: Person,
  written: Partial<ReturnType<typeof personFields>>,
): Input<'changePerson'>['body'] {
  const changes = otherThan(personFields(person), written);
  return { ...changes, ...(changes.data_nascimento === '' && { data_nascimento: null }) };
}
