import type { endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { isLoginAlive } from '../../auth/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { type Sight } from '../../staff-access/index.ts';
import { findDebts, type DebtRow } from '../debts/index.ts';
import { changeAccount, type AccountDeps } from './change-account.ts';
import { refuseReversal } from './limits.ts';
import { recordAct } from './record-act.ts';
import { findStandingDiscounts, lockKnownDebt, insertEntry, readDebt } from './repository.ts';

/**
 * Voids a charge that was a mistake: it is owed no more. What was let off of it is taken back first: it was no
 * discount.
 */
export function voidDebt(deps: AccountDeps): UseCase<typeof endpoints.voidDebt> {
  return async (
    { params: { id }, body: { motivo: reason } },
    { person: { loginId }, language },
  ) => {
    return changeAccount(deps, { loginId, language, reason }, async (sight, at) => {
      const seen = await readDebt(sight, id);
      if (!seen) return refuse(404, 'NaoEncontrado');
      await lockPerson(sight.db, seen.personId);
      await lockKnownDebt(sight.db, id);
      const [debt] = await findDebts(sight.db, { ids: [id] }, language);
      if (!debt) return refuse(404, 'NaoEncontrado');
      const refusal = await refuseVoid(sight, debt, seen.loginId);
      if (refusal) return refusal;
      const { personId, amount } = debt;
      const entry = { debtId: id, reason, at, enteredBy: loginId } as const;
      for (const one of await findStandingDiscounts(sight.db, id)) {
        const reversal = { kind: 'reversal', reversedId: one.id, amount: one.amount } as const;
        await insertEntry(sight.db, { ...entry, ...reversal });
      }
      await insertEntry(sight.db, { ...entry, kind: 'void', reversedId: null, amount });
      const act = { kind: 'debt-voided', personId, debtId: id, amount, reason } as const;
      await recordAct(sight, deps.clock, act);
      return { personId };
    });
  };
}

/** Refuses a charge that cannot be voided; the debt is locked. */
async function refuseVoid(
  sight: Sight,
  { voidedAt, isByHand, paid, discounted, amount }: DebtRow,
  through: number,
): Promise<Refusal | null> {
  if (voidedAt !== null) return refuse(409, 'SituacaoMudou');
  if (!isByHand) return refuse(422, 'CobrancaDasRegras');
  if (paid > 0) return refuse(422, 'CobrancaComPagamento', { valor_centavos: paid });
  const isAlive = discounted === 0 || (await isLoginAlive(sight.db, through));
  return isAlive ? refuseReversal(sight, amount) : refuse(422, 'VinculoEncerrado');
}
