import {
  fieldsOf,
  readPageRange,
  type ErrorCode,
  type Language,
  type RequestDetails,
  type RequestField,
  type RequestFieldName,
  type RequestForm,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlanks, refuseInvertedDays, type Refusal } from '../../endpoint/refusal.ts';

type Value = string | number | boolean;
type FormBody = Readonly<Partial<Record<RequestFieldName, Value | null | undefined>>>;

/** Reads what was filled in of a form; or refuses all that is missing, or all that cannot be. */
export function readForm(
  form: RequestForm,
  sent: FormBody,
  language: Language,
): RequestDetails | Refusal {
  const fields = fieldsOf(form);
  const t = translatorFor(language);
  const filled = fields.flatMap((field) => {
    const value = sent[field.name];
    return value ? [{ ...field, value }] : [];
  });
  const [first, ...others] = fields
    .filter(({ name, isRequired }) => isRequired && !sent[name])
    .map(({ name }) => ({ field: name, name: t(`requests.fields.${name}`) }));
  if (first) return refuseBlanks([first, ...others], language);
  const details = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  const faults = filled.flatMap(({ name, kind, value }) => {
    const code = faultOf(kind, String(value));
    return code ? [{ code, campo: name, mensagem: t(`errors.${code}`) }] : [];
  });
  return refuseFaults(faults) ?? refuseDays(details) ?? details;
}

function faultOf(kind: RequestField['kind'], text: string): ErrorCode | null {
  if (kind === 'year') return /^[12]\d{3}$/.test(text) ? null : 'AnoInvalido';
  if (kind !== 'pages') return null;
  const range = readPageRange(text);
  if (!range) return 'PaginasInvalidas';
  return range.first > range.last ? 'PaginasInvertidas' : null;
}

interface Fault {
  readonly code: ErrorCode;
  readonly campo: string;
  readonly mensagem: string;
}

function refuseFaults(faults: readonly Fault[]): Refusal | null {
  const [first] = faults;
  if (!first) return null;
  const fields = faults.map(({ campo, mensagem }) => ({ campo, mensagem }));
  return { ...refuse(422, first.code), fields };
}

function refuseDays({ data_ini, data_fim }: RequestDetails): Refusal | null {
  if (typeof data_ini !== 'string' || typeof data_fim !== 'string') return null;
  return refuseInvertedDays(data_ini, data_fim);
}
