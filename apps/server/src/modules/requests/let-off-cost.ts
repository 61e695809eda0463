import { translatorFor } from '@estante/phrases';
import type { Clock } from '../../platform/clock.ts';
import { payments } from '../circulation/index.ts';
import type { Sight } from '../staff-access/index.ts';
import type { RequestRow } from './request-rows.ts';
import { wireKind } from './wire-names.ts';

/**
 * Lets off what is left of the cost of a request that the library gives up, in the name of the person who gives it up.
 * Returns centavos; 0 where no cost was accepted, or all of it was paid.
 */
export async function letOffCost(
  sight: Sight,
  clock: Clock,
  { id, kind, person_id: personId, debt_id: debtId }: RequestRow,
  at: Date,
): Promise<number> {
  if (debtId === null) return 0;
  const t = translatorFor(sight.language);
  const request = t('requests.numbered', { kind: t(`requests.kinds.${wireKind[kind]}`), id });
  const reason = t('requests.letOffReason', { request });
  return payments.letOffBalance(sight, clock, { personId, debtId, reason, at });
}
