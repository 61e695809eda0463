import type { Db, DebtKind } from '@estante/database';
import { recordEvent } from '../../auth/index.ts';
import { dateOf } from '../facts/index.ts';
import { newTxid } from './txid.ts';

export interface Charge {
  readonly personId: number;
  /** The link by which the debt came about: for a fine, that of the loan. */
  readonly loginId: number;
  /** Library to which it is owed. */
  readonly libraryId: number;
  readonly loanId: number | null;
  readonly kind: DebtKind;
  /** Reason in the words of a person; '' where the kind and the loan say all. */
  readonly description: string;
  /** Centavos, more than none. */
  readonly amount: number;
  readonly at: Temporal.Instant;
  /** Login that charged it; null: the rules. */
  readonly chargedBy: number | null;
  /** Id of the form: sent twice, it is one charge; not given where no form was sent. */
  readonly submission?: string;
}

/**
 * Writes what a person owes, in the transaction of what they owe it for; returns its number. A loan has one fine: a
 * second one is a fault. So is a charge through a link that has ended. What somebody charged stands in the audit.
 */
export async function chargeDebt(trx: Db, charge: Charge): Promise<number> {
  const { id } = await trx
    .insertInto('debt')
    .values({
      person_id: charge.personId,
      login_id: charge.loginId,
      library_id: charge.libraryId,
      loan_id: charge.loanId,
      kind: charge.kind,
      description: charge.description,
      amount: charge.amount,
      charged_at: dateOf(charge.at),
      charged_by: charge.chargedBy,
      txid: newTxid(),
      submission: charge.submission ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (charge.chargedBy !== null) await recordCharge(trx, id, charge, charge.chargedBy);
  return id;
}

function recordCharge(trx: Db, debtId: number, charge: Charge, loginId: number): Promise<void> {
  const { personId, amount: valor_centavos, description: justificativa, at } = charge;
  const details = { debtId, valor_centavos, justificativa };
  return recordEvent(trx, { now: () => at }, { kind: 'debt-charged', loginId, personId, details });
}
