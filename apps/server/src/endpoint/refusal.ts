import type {
  CirculationRefusal,
  ErrorBody,
  ErrorCode,
  Language,
  PasskeyChallenge,
} from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { fieldName } from './field-name.ts';

export type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 430
  | 503;

/** A use case's expected 'no': a code with its values. The sentence is rendered at the edge. */
export interface Refusal {
  readonly status: RefusalStatus;
  readonly refusal: ErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly { readonly campo: string; readonly mensagem: string }[];
  /** Every reason of a refusal by the rules of circulation, in the caller's language. */
  readonly reasons?: readonly CirculationRefusal[];
  /** Challenge that a passkey has to sign, where a signature is what is missing. */
  readonly challenge?: PasskeyChallenge;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
}

export function refuse(
  status: RefusalStatus,
  refusal: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { status, refusal, values };
}

/** Refuses a blank field that must be filled in. `name`: what the page calls it. */
export function refuseBlank(field: string, name: string, language: Language): Refusal {
  return refuseBlanks([{ field, name }], language);
}

/** A blank field, and what the page calls it. */
interface BlankField {
  readonly field: string;
  readonly name: string;
}

/** Refuses all blank fields that must be filled in: the sentence names the first, and each has its own. */
export function refuseBlanks(
  blanks: readonly [BlankField, ...BlankField[]],
  language: Language,
): Refusal {
  const t = translatorFor(language);
  const code = 'CampoObrigatorioNaoPreenchido';
  const fields = blanks.map(({ field, name }) => ({
    campo: field,
    mensagem: t(`errors.${code}`, { campo: name }),
  }));
  return { ...refuse(422, code, { campo: blanks[0].name }), fields };
}

/** Refuses fields whose values cannot be accepted: the sentence says why, in words that people know. */
export function refuseFields(fields: NonNullable<Refusal['fields']>, language: Language): Refusal {
  const t = translatorFor(language);
  const sentences = fields.map(({ campo, mensagem }) => {
    const name = fieldName(campo, language);
    return name === null ? mensagem : `${name}: ${mensagem}`;
  });
  const told = [...new Set(sentences)].slice(0, 3).join(' ');
  const refusal = refuse(422, 'DadosInvalidos', { campos: told || t('errors.CorpoMalformado') });
  return { ...refusal, fields };
}

/** Refuses a span of days whose last day comes before the first; null where it does not. */
export function refuseInvertedDays(from?: string, to?: string): Refusal | null {
  if (from === undefined || to === undefined || from <= to) return null;
  return refuse(422, 'DatasInvertidas', { data_ini: from, data_fim: to });
}

export function renderRefusal(refusal: Omit<Refusal, 'status'>, t: Translate): ErrorBody {
  const { erro } = renderError(refusal.refusal, t, refusal.values, refusal.fields);
  return {
    erro: {
      ...erro,
      ...(refusal.reasons && { motivos: [...refusal.reasons] }),
      ...(refusal.challenge && { desafio: refusal.challenge }),
    },
  };
}

export function renderError(
  code: ErrorCode,
  t: Translate,
  values: Refusal['values'] = {},
  fields?: Refusal['fields'],
): ErrorBody {
  return {
    erro: {
      codigo: code,
      mensagem: t(`errors.${code}`, values),
      ...(Object.keys(values).length > 0 && { valores: { ...values } }),
      ...(fields && { campos: [...fields] }),
    },
  };
}

/** The refusal of a request that comes while too much is asked for. */
export const busy = { ...refuse(503, 'ServicoIndisponivel'), retryAfter: 5 };
