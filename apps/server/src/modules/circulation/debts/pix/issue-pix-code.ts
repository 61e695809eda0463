import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../../endpoint/refusal.ts';
import type { UseCase } from '../../../../endpoint/use-case.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { findDebts } from '../debt-rows.ts';
import { orderPayment } from '../payment-order.ts';
import { leftOf } from '../present-debt.ts';
import { presentPixCode, readPixPayee } from './pix-code.ts';

export function getPixCode(db: Db): UseCase<typeof endpoints.getPixCode> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    const [[debt], payee] = await Promise.all([
      findDebts(db, { personId, ids: [id], isOpen: true }, language),
      readPixPayee(db),
    ]);
    if (!debt || !payee) return refuse(404, 'NaoEncontrado');
    const { balance: amount, txid } = debt;
    return { status: 200, body: { codigo: id, ...presentPixCode(payee, { amount, txid }) } };
  };
}

interface PixDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Issues one code over several debts, at the price of the ledger. */
export function issuePixCode({ db, clock }: PixDeps): UseCase<typeof endpoints.issuePixCode> {
  return async ({ body: { valor, debitos } }, { person: { personId }, language }) => {
    const [debts, payee] = await Promise.all([
      findDebts(db, { personId, ids: debitos, isOpen: true }, language),
      readPixPayee(db),
    ]);
    if (!payee || debts.length < debitos.length) return refuse(404, 'NaoEncontrado');
    const amount = leftOf(debts);
    if (valor !== amount) return refuse(422, 'ValorNaoConfere', { valor_centavos: amount });
    const today = clock.today().toString();
    const { txid } = await orderPayment(db, { personId, debts, today });
    return { status: 200, body: presentPixCode(payee, { amount, txid }) };
  };
}
