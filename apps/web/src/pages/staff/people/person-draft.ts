import type { Input } from '../../../api/api.ts';
import { addressLines, type Link, type Person } from './person.ts';

export const personLines = ['identidade', 'cpf', 'data_nascimento', ...addressLines] as const;

/** Gives the form fields of a person with their stored values; '' for an unknown day. */
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

/** Gives the form fields of a link with their stored values; '' for a validity without end. */
export function linkFields({ usuario, cod_categoria, validade }: Link) {
  return { usuario, categoria: cod_categoria, validade: validade ?? '' };
}

/** Keeps the written fields that differ from the stored values. */
export function otherThan<Fields extends object>(
  known: Fields,
  written: Partial<Fields>,
): Partial<Fields> {
  const isOther = ([field, value]: readonly [string, unknown]) =>
    value !== known[field as keyof Fields];
  return Object.fromEntries(Object.entries(written).filter(isOther)) as Partial<Fields>;
}

/**
 * Makes the body of changes alone: the rest may have changed since. Sending the present addresses would drop
 * those awaiting confirmation.
 */
export function personBody(
  person: Person,
  written: Partial<ReturnType<typeof personFields>>,
): Input<'changePerson'>['body'] {
  const changes = otherThan(personFields(person), written);
  return { ...changes, ...(changes.data_nascimento === '' && { data_nascimento: null }) };
}
