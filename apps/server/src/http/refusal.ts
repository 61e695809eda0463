import type { ErrorBody, ErrorCode } from '@estante/contract';
import type { Translate } from '@estante/phrases';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 430 | 503;

/** A use case's expected 'no': a code with its values. The sentence is rendered at the edge. */
export interface Refusal {
  readonly status: RefusalStatus;
  readonly refusal: ErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly { readonly campo: string; readonly mensagem: string }[];
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

export function refuse(
  status: RefusalStatus,
  refusal: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { status, refusal, values };
}

export function renderRefusal(refusal: Refusal, t: Translate): ErrorBody {
  return renderError(refusal.refusal, t, refusal.values, refusal.fields);
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
