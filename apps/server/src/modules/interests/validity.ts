import { longestValidity } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';

/** The days from which and to which a profile may run, and a year from now. */
export function validityTerms(clock: Clock) {
  const today = clock.today();
  return {
    validade_padrao: today.add({ years: 1 }).toString(),
    validade_maxima: today.add({ years: longestValidity }).toString(),
  };
}

/** A profile ends today at the soonest. */
export function refuseValidity(clock: Clock, day: string): Refusal | null {
  const de = clock.today().toString();
  const ate = validityTerms(clock).validade_maxima;
  return day >= de && day <= ate ? null : refuse(422, 'DiaForaDoPrazo', { de, ate });
}
