import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { findDebts, type DebtRow } from './debt-rows.ts';
import { readPixPayee } from './pix/index.ts';
import { leftOf, presentDebt } from './present-debt.ts';

/** Most voided charges that are told. */
const mostVoided = 20;

/** Lists the person's own debts, whichever login they come by. */
export function listDebts(db: Db): UseCase<typeof endpoints.listDebts> {
  return async (_request, { person: { personId }, language }) => {
    const [debts, voided, settings, payee] = await Promise.all([
      findDebts(db, { personId, isOpen: true }, language),
      findDebts(db, { personId, isVoid: true }, language),
      readCirculationSettings(db),
      readPixPayee(db),
    ]);
    return {
      status: 200,
      body: {
        total_centavos: leftOf(debts),
        limite_centavos: settings.debtThreshold,
        aceita_pix: payee !== null,
        debitos: debts.map(presentDebt),
        anulados: voided.toSorted(byVoiding).slice(0, mostVoided).map(presentDebt),
      },
    };
  };
}

/** Compares debts so that the last voided comes first. */
function byVoiding(one: DebtRow, other: DebtRow): number {
  return Number(other.voidedAt) - Number(one.voidedAt) || other.id - one.id;
}
