import { phraseOr, type Translate } from '@estante/phrases/translator';
import type { ApiFailure } from './api.ts';

/**
 * Gives the sentence of a refusal's code, else the one the server sent. All sentences come with this module.
 */
export function refusalSentence({ codigo, mensagem, valores }: ApiFailure, t: Translate): string {
  return phraseOr(t, `errors.${codigo}`, mensagem, valores);
}
