import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { readStaffLimits, type Sight } from '../../staff-access/index.ts';
import { discountedBy } from './repository.ts';

/**
 * Refuses a discount above the limit of the giver's role: several discounts of one debt by one person count as one. The
 * debt is locked.
 */
export async function refuseDiscount(
  { db, loginId }: Sight,
  debtId: number,
  amount: number,
): Promise<Refusal | null> {
  const { discount: limit } = await readStaffLimits(db, loginId);
  if (limit === null) return null;
  const before = await discountedBy(db, debtId, loginId);
  if (before + amount <= limit) return null;
  return refuse(422, 'AcimaDoSeuLimite', {
    valor_centavos: before + amount,
    limite_centavos: limit,
  });
}

export async function refuseReversal(
  { db, loginId }: Sight,
  amount: number,
): Promise<Refusal | null> {
  const { reversal: limit } = await readStaffLimits(db, loginId);
  if (limit === null || amount <= limit) return null;
  return refuse(422, 'AcimaDoSeuLimite', { valor_centavos: amount, limite_centavos: limit });
}
