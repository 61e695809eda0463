import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { renderRefusal, type Refusal } from '../../endpoint/refusal.ts';

/** Says why not, and what clears it: a refusal as it is shown on a machine's screen. */
export function sentenceOf(refusal: Refusal, language: Language): string {
  const { erro } = renderRefusal(refusal, translatorFor(language));
  return sentenceOfReasons(refusal.reasons ?? []) || erro.mensagem;
}

export function sentenceOfReasons(reasons: NonNullable<Refusal['reasons']>): string {
  return reasons.map(({ mensagem, liberacao }) => `${mensagem} ${liberacao.mensagem}`).join(' ');
}
