import type { Translate } from '@estante/phrases/translator';
import type { Toast } from '../ui/feedback/toasts.tsx';
import { failureOf } from './api.ts';
import { failureWords } from './failure-words.ts';

/** Makes the toast for a failed call: a fault, or a server that does not answer, is graver than a refusal. */
export function failureToast(error: unknown, t: Translate): Toast {
  const failure = failureOf(error);
  if (failure.status === 500) return { tone: 'danger', words: t('errors.OcorreuErroInesperado') };
  return { tone: failure.status === 0 ? 'danger' : 'warning', words: failureWords(failure, t) };
}
