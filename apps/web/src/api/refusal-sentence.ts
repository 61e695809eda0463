import { phraseOr, type Translate } from '@estante/phrases/translator';
import type { ApiFailure } from './api.ts';

/** The sentence of a refusal's code, else the one the server sent. All of them come with this module. */
export function refusalSentence({ codigo, mensagem, valores }: ApiFailure, t: Translate): string {
  return phraseOr(t, `errors.${codigo}`, mensagem, valores);
}
