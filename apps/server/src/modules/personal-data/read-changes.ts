import {
  changeableFields,
  isTaxNumber,
  mostEmails,
  type ChangeableField,
  type EndpointRequest,
  type endpoints,
  type ErrorCode,
  type Language,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { faultOfEmails, joinEmails, splitEmails } from './email-list.ts';
import type { Changes } from './personal-values.ts';

export type SentData = EndpointRequest<typeof endpoints.changePersonalData>['body'];

/** Reads the fields that were sent, each in the one way it is kept. */
export function readChanges(sent: SentData): Changes {
  const entries = changeableFields.flatMap((field) => {
    const value = sent[field];
    return value === undefined ? [] : [[field, written[field]?.(value ?? '') ?? value ?? '']];
  });
  return Object.fromEntries(entries) as Changes;
}

/** Points, dashes, strokes and blanks that people put between digits. */
const digitsOf = (text: string) => text.replaceAll(/[\s./-]/g, '');

const written: Readonly<Partial<Record<ChangeableField, (text: string) => string>>> = {
  cpf: digitsOf,
  cep: digitsOf,
  email: (text) => joinEmails(splitEmails(text)),
};

/** Refuses changes that cannot be: tells every field that is wrong, by the code of the first; or null. */
export function refuseChanges(
  changes: Changes,
  today: Temporal.PlainDate,
  language: Language,
): Refusal | null {
  const t = translatorFor(language);
  const faults = changeableFields.flatMap((field) => {
    const value = changes[field];
    const code = value === undefined ? null : faultOf(field, value, today);
    return code === null ? [] : [{ field, code }];
  });
  const [first] = faults;
  if (!first) return null;
  const fields = faults.map(({ field, code }) => ({
    campo: field,
    mensagem: t(`errors.${code}`, { limite: mostEmails }),
  }));
  const values = first.code === 'EmailsDemais' ? { limite: mostEmails } : undefined;
  return { ...refuse(422, first.code, values), fields };
}

function faultOf(
  field: ChangeableField,
  value: string,
  today: Temporal.PlainDate,
): ErrorCode | null {
  if (field === 'email') return faultOfEmails(splitEmails(value));
  if (value === '') return null;
  if (field === 'cpf') return isTaxNumber(value) ? null : 'CpfInvalido';
  if (field === 'cep') return /^\d{8}$/.test(value) ? null : 'CepInvalido';
  if (field !== 'data_nascimento') return null;
  const isSomeonesBirth = value <= today.toString() && value >= '1900-01-01';
  return isSomeonesBirth ? null : 'DataDeNascimentoInvalida';
}
