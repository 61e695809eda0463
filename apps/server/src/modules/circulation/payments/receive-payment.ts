import type { PaymentMethod } from '@estante/contract';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { Sight } from '../../staff-access/index.ts';
import { findDebts, leftOf } from '../debts/index.ts';
import { dateOf } from '../facts/index.ts';
import { allocate } from './allocate.ts';
import { storedMethod } from './present-account.ts';
import { findSubmission, insertPayment, lockDebts } from './repository.ts';

export interface PaymentOrder {
  readonly personId: number;
  /** Library to which it is owed. */
  readonly libraryId: number;
  /** The only debt to pay, where one is named. */
  readonly debtId?: number;
  readonly amount: number;
  readonly metodo: PaymentMethod;
  /** Id of the form: sent twice, it is one payment. */
  readonly submission: string;
  /** Library that has the money. */
  readonly receivedIn: number;
  readonly at: Temporal.Instant;
}

/**
 * Writes what was paid to the debts, in a transaction of the caller's; returns a refusal, or null. The debts of the
 * person to the library are held first, so that of many at once each sees what is left by those before; a form that
 * comes twice finds what the first one wrote.
 */
export async function receivePayment(
  { db: trx, loginId, language }: Sight,
  order: PaymentOrder,
): Promise<Refusal | null> {
  const { personId, libraryId, debtId, amount, submission } = order;
  await lockDebts(trx, personId, libraryId);
  const before = await findSubmission(trx, submission);
  if (before.length > 0) {
    return isSame(before, order) ? null : refuse(409, 'SituacaoMudou');
  }
  const ids = debtId === undefined ? {} : { ids: [debtId] };
  const owed = await findDebts(trx, { personId, libraryId, isOpen: true, ...ids }, language);
  if (amount > leftOf(owed)) {
    return refuse(422, 'ValorAcimaDoDevido', { valor_centavos: leftOf(owed) });
  }
  await insertPayment(trx, allocate(owed, amount), {
    at: dateOf(order.at),
    enteredBy: loginId,
    method: storedMethod[order.metodo],
    submission,
    receivedIn: order.receivedIn,
  });
  return null;
}

type SubmissionRow = Awaited<ReturnType<typeof findSubmission>>;

function isSame(
  written: SubmissionRow,
  { personId, libraryId, amount, metodo }: PaymentOrder,
): boolean {
  const total = written.reduce((sum, one) => sum + one.amount, 0);
  const isOfPlace = written.every(
    (one) =>
      one.personId === personId &&
      one.libraryId === libraryId &&
      one.method === storedMethod[metodo],
  );
  return isOfPlace && total === amount;
}
