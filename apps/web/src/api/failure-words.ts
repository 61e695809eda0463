import type { Translate } from '@estante/phrases/translator';
import type { ApiFailure } from './api.ts';

let sentenceOf: ((failure: ApiFailure, t: Translate) => string) | null = null;

/**
 * Fetches the sentences of all codes, which no page needs before a refusal. If they do not come, the server's
 * own sentence is shown.
 */
export async function loadRefusalSentences(): Promise<void> {
  if (sentenceOf) return;
  const loaded = await import('./refusal-sentence.ts').catch(() => null);
  sentenceOf = loaded?.refusalSentence ?? null;
}

/** Finds the words for a failed call: by its code, else as the server sent it, else the page's own. */
export function failureWords(failure: ApiFailure, t: Translate): string {
  return sentenceOf?.(failure, t) || failure.mensagem || wordsOfCode(failure.codigo, t);
}

/** Finds the sentence for a fault that the page itself found. */
function wordsOfCode(code: string, t: Translate): string {
  switch (code) {
    case 'NaoFoiPossivelComunicarServidor':
      return t('errors.NaoFoiPossivelComunicarServidor');
    case 'SessaoExpirada':
      return t('errors.SessaoExpirada');
    default:
      return t('errors.OcorreuErroInesperado');
  }
}
