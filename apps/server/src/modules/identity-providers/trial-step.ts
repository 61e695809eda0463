import type { ProviderTrialStep } from '@estante/contract';
import type { locales } from '@estante/phrases';

type Sentence = keyof (typeof locales)['pt']['identityTrial'];

/** Step of a trial: the part that was looked at, and the sentence that tells how it is. */
export interface TrialStep {
  readonly passo: ProviderTrialStep;
  readonly certo: boolean;
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, string>>;
}

export function right(
  passo: ProviderTrialStep,
  sentence: Sentence,
  values: TrialStep['values'] = {},
): TrialStep {
  return { passo, certo: true, sentence, values };
}

export function wrong(
  passo: ProviderTrialStep,
  sentence: Sentence,
  values: TrialStep['values'] = {},
): TrialStep {
  return { passo, certo: false, sentence, values };
}
