import type { Translate } from '@estante/phrases/translator';
import { ApiFailure } from '../../../api/api.ts';

/** What is said over a step of recovery. */
export interface Notice {
  readonly tone: 'danger' | 'warning' | 'success';
  readonly words: string;
  /** What is wrong with the password, each in a sentence. */
  readonly details?: readonly string[];
}

/** What is said of a step that failed: a fault of the server in general words, all else in its own. */
export function recoveryNotice(error: unknown, t: Translate): Notice {
  const failure = error instanceof ApiFailure ? error : new ApiFailure(500, '');
  const { status, codigo, mensagem, valores, campos } = failure;
  if (status === 500) return { tone: 'danger', words: t('errors.OcorreuErroInesperado') };
  const words = t(`errors.${codigo}` as 'errors.NaoEncontrado', {
    ...valores,
    defaultValue: mensagem,
  });
  const tone = status === 0 ? 'danger' : 'warning';
  return { tone, words, details: campos.map((one) => one.mensagem) };
}
