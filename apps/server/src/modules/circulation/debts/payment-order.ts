import type { Db } from '@estante/database';
import { sha256 } from '../../../platform/digest.ts';
import type { DebtRow } from './debt-rows.ts';
import { newTxid } from './txid.ts';

export interface PaymentOrder {
  readonly id: number;
  readonly txid: string;
}

interface OrderInput {
  readonly personId: number;
  /** Debts to be paid: at least one, of the person. */
  readonly debts: readonly Pick<DebtRow, 'id' | 'balance'>[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Makes one order, with one mark, of debts to be paid at once; at the same balances it is the same again. */
export async function orderPayment(db: Db, input: OrderInput): Promise<PaymentOrder> {
  const { personId, debts, today } = input;
  const digest = digestOf(debts);
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('payment_order')
      .values({ person_id: personId, txid: newTxid(), digest, made_on: today })
      .onConflict((conflict) => conflict.columns(['person_id', 'digest']).doNothing())
      .returning(['id', 'txid'])
      .executeTakeFirst();
    if (!made) return findOrder(trx, personId, digest);
    await trx
      .insertInto('payment_order_debt')
      .values(debts.map(({ id }) => ({ order_id: made.id, debt_id: id })))
      .execute();
    return made;
  });
}

function findOrder(trx: Db, personId: number, digest: string): Promise<PaymentOrder> {
  return trx
    .selectFrom('payment_order')
    .select(['id', 'txid'])
    .where('person_id', '=', personId)
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
}

function digestOf(debts: OrderInput['debts']): string {
  const sorted = debts.toSorted((one, other) => one.id - other.id);
  const told = sorted.map(({ id, balance }) => `${id}:${balance}`).join();
  return sha256(told).toString('base64url');
}
