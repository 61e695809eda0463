import type { AcquisitionState, OrderState } from '@estante/database';

/**
 * States of an order that may follow each state: each a move of its suggestions too, as moves.ts
 * has them. An order that is finished or cancelled stays so; what of it is still wanted is ordered
 * anew.
 */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'in-quote': ['trading', 'awaiting-delivery', 'cancelled'],
  trading: ['in-quote', 'awaiting-delivery', 'cancelled'],
  'awaiting-delivery': ['partially-attended', 'attended', 'finished-incomplete', 'cancelled'],
  'partially-attended': ['awaiting-delivery', 'attended', 'finished-incomplete'],
  attended: ['awaiting-delivery', 'partially-attended'],
  'finished-incomplete': [],
  cancelled: [],
};

export function mayMoveOrder(from: OrderState, to: OrderState): boolean {
  return from === to || moves[from].includes(to);
}

/** States that come of what was delivered: nobody says them. */
const ofDeliveries: readonly OrderState[] = ['awaiting-delivery', 'partially-attended', 'attended'];

/**
 * Whether a person may say that an order goes from one state to another; states of deliveries
 * follow from deliveries alone.
 */
export function mayBeSaid(from: OrderState, to: OrderState): boolean {
  if (from === to) return true;
  return mayMoveOrder(from, to) && (!ofDeliveries.includes(to) || !takesDeliveries(from));
}

export function takesDeliveries(state: OrderState): boolean {
  return ofDeliveries.includes(state);
}

/** Whether an order takes invoices: copies that came are billed and paid after it has ended too. */
export function takesInvoices(state: OrderState): boolean {
  return takesDeliveries(state) || state === 'finished-incomplete';
}

interface ItemCopies {
  readonly ordered: number;
  readonly delivered: number;
}

/** Copies of an item that came, or may come: what ended brings no more. order-sums.ts counts so too. */
export function expectedCopies(order: OrderState, { ordered, delivered }: ItemCopies): number {
  return order === 'finished-incomplete' || order === 'cancelled' ? delivered : ordered;
}

export function stateAfterDelivery(items: readonly ItemCopies[]): OrderState {
  if (items.every(({ ordered, delivered }) => delivered === ordered)) return 'attended';
  return items.some(({ delivered }) => delivered > 0) ? 'partially-attended' : 'awaiting-delivery';
}

/** Derives the state of an item's suggestion from that of its order: of a cancelled one it waits anew. */
export function stateOfItem(
  order: OrderState,
  { ordered, delivered }: ItemCopies,
): AcquisitionState {
  if (order === 'cancelled') return 'purchase-suggestion';
  if (delivered === ordered) return 'attended';
  if (order === 'finished-incomplete') return 'finished-incomplete';
  if (takesDeliveries(order)) return delivered > 0 ? 'partially-attended' : 'awaiting-delivery';
  return order;
}
