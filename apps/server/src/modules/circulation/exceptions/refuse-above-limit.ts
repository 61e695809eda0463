import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { readStaffLimits } from '../../staff-access/index.ts';

/** Refuses to let off more than the staff member may; lateness that is not charged any more counts too. Centavos. */
export async function refuseAboveLimit(
  db: Db,
  loginId: number,
  forgiven: number,
): Promise<Refusal | null> {
  const { discount } = await readStaffLimits(db, loginId);
  if (discount === null || forgiven <= discount) return null;
  return refuse(422, 'AcimaDoSeuLimite', { valor_centavos: forgiven, limite_centavos: discount });
}
