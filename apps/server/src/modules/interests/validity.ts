import { longestValidity } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';

/** The day to which a profile may run, which is also the one it runs to where nobody says another. */
export function validityTerms(clock: Clock) {
  const last = clock.today().add({ months: longestValidity }).toString();
  return { validade_padrao: last, validade_maxima: last };
}

/** Refuses a day to which a profile may not run: it ends today at the soonest. */
export function refuseValidity(clock: Clock, day: string): Refusal | null {
  const de = clock.today().toString();
  const ate = validityTerms(clock).validade_maxima;
  return day >= de && day <= ate ? null : refuse(422, 'DiaForaDoPrazo', { de, ate });
}
