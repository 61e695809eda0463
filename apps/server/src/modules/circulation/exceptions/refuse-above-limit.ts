import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { readStaffLimits } from '../../staff-access/index.ts';

/** Lateness that is not charged any more is let off, and under the same limit. Centavos. */
export async function refuseAboveLimit(
  db: Db,
  loginId: number,
  forgiven: number,
): Promise<Refusal | null> {
  const { discount } = await readStaffLimits(db, loginId);
  if (discount === null || forgiven <= discount) return null;
  return refuse(422, 'AcimaDoSeuLimite', { valor_centavos: forgiven, limite_centavos: discount });
}
