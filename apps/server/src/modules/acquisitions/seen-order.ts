import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Sight } from '../staff-access/index.ts';
import { lockOrder, type OrderRow } from './order-repository.ts';

/** Locks an order until the end of the transaction, as long as it still stands as the caller saw it. */
export async function lockSeenOrder(
  sight: Sight,
  id: number,
  seen: string,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(sight, id);
  if (!order) return refuse(404, 'NaoEncontrado');
  const isAsSeen = order.changed_at.toISOString() === new Date(seen).toISOString();
  return isAsSeen ? order : refuse(409, 'SituacaoMudou');
}
