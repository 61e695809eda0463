import type { Clock } from '../../../platform/clock.ts';
import { recordEvent } from '../../auth/index.ts';
import type { Sight } from '../../staff-access/index.ts';

interface MoneyAct {
  readonly kind: 'debt-discounted' | 'debt-voided' | 'discount-reversed' | 'payment-reversed';
  readonly personId: number;
  readonly debtId: number;
  readonly amount: number;
  readonly reason: string;
}

/** Writes an act to the audit, in the transaction of what was done. */
export function recordAct(
  { db, loginId }: Sight,
  clock: Clock,
  { kind, personId, debtId, amount: valor_centavos, reason: justificativa }: MoneyAct,
): Promise<void> {
  const details = { debtId, valor_centavos, justificativa };
  return recordEvent(db, clock, { kind, loginId, personId, details });
}

interface Lift {
  readonly personId: number;
  readonly suspensionId: number;
  readonly reason: string;
}

/** Writes a lift to the audit, in the transaction of the lift. */
export function recordLift(
  { db, loginId }: Sight,
  clock: Clock,
  { personId, suspensionId, reason: justificativa }: Lift,
): Promise<void> {
  const details = { suspensionId, justificativa };
  return recordEvent(db, clock, { kind: 'suspension-lifted', loginId, personId, details });
}
