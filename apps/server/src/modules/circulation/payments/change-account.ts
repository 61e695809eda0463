import type { DebtKind as WireKind, EndpointRequest, endpoints } from '@estante/contract';
import type { Db, DebtKind } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isLoginAlive } from '../../auth/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { type Sight } from '../../staff-access/index.ts';
import { chargeDebt } from '../debts/index.ts';
import { dateOf } from '../facts/index.ts';
import { findSuspensions, lift } from '../suspensions/index.ts';
import { letOff } from './let-off.ts';
import { refuseDiscount, refuseReversal } from './limits.ts';
import { presentAccount } from './present-account.ts';
import { recordAct, recordLift } from './record-act.ts';
import {
  balanceOf,
  findCharge,
  findEntry,
  findKnownPerson,
  findLiveLogin,
  findSubmission,
  findTills,
  lockKnownDebt,
  insertEntry,
  lockDebt,
} from './repository.ts';

export interface AccountDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const storedKind = {
  multa: 'fine',
  perda: 'loss',
  dano: 'damage',
  servico: 'service',
} as const satisfies Readonly<Record<WireKind, DebtKind>>;

interface Change extends Pick<Sight, 'loginId' | 'language'> {
  /** Words of the staff, without which nothing is done to an account. */
  readonly reason: string;
}

/** Does an act in a transaction, and answers the account as it is then, or the refusal. */
export async function changeAccount(
  { db, clock }: AccountDeps,
  { loginId, language, reason }: Change,
  change: (sight: Sight, at: Date) => Promise<Refusal | { readonly personId: number }>,
) {
  if (reason === '') {
    return refuseBlank('motivo', translatorFor(language)('payments.reason'), language);
  }
  return db.transaction().execute(async (trx) => {
    const sight = { db: trx, loginId, language };
    const changed = await change(sight, dateOf(clock.now()));
    if ('refusal' in changed) return changed;
    const body = await presentAccount(sight, changed.personId, clock.today().toString());
    return body ? { status: 200 as const, body } : refuse(404, 'NaoEncontrado');
  });
}

/** Charges a patron. The person is locked: a declaration that nothing is owed comes before it, or after. */
export function chargePatron(deps: AccountDeps): UseCase<typeof endpoints.chargePatron> {
  return async ({ params: { id: personId }, body }, { person: { loginId }, language }) => {
    return changeAccount(deps, { loginId, language, reason: body.motivo }, async (sight) => {
      const libraryId = body.cod_biblioteca;
      const person = await findKnownPerson(sight, personId);
      const tills = await findTills(sight, personId);
      if (!person || tills.every(({ id }) => id !== libraryId)) return refuse(404, 'NaoEncontrado');
      await lockPerson(sight.db, personId);
      const written = await findCharge(sight.db, body.submissao);
      if (written) {
        return isSame(written, personId, body) ? { personId } : refuse(409, 'SituacaoMudou');
      }
      const through = await findLiveLogin(sight.db, personId, libraryId);
      if (through === null) return refuse(422, 'VinculoEncerrado');
      await chargeDebt(sight.db, {
        personId,
        loginId: through,
        libraryId,
        loanId: null,
        kind: storedKind[body.tipo_servico],
        description: body.motivo,
        amount: body.valor_centavos,
        at: deps.clock.now(),
        chargedBy: loginId,
        submission: body.submissao,
      });
      return { personId };
    });
  };
}

type ChargeBody = EndpointRequest<typeof endpoints.chargePatron>['body'];

function isSame(
  written: NonNullable<Awaited<ReturnType<typeof findCharge>>>,
  personId: number,
  body: ChargeBody,
): boolean {
  return (
    written.personId === personId &&
    written.libraryId === body.cod_biblioteca &&
    written.kind === storedKind[body.tipo_servico] &&
    written.amount === body.valor_centavos &&
    written.description === body.motivo
  );
}

export function discountDebt(deps: AccountDeps): UseCase<typeof endpoints.discountDebt> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const { valor_centavos: amount, motivo: reason, submissao: submission } = body;
    return changeAccount(deps, { loginId, language, reason }, async (sight, at) => {
      const debt = await lockDebt(sight, id);
      if (!debt) return refuse(404, 'NaoEncontrado');
      const written = await findSubmission(sight.db, submission);
      if (written.length > 0) {
        const isWritten = written.every(
          (one) => one.debtId === id && one.method === null && one.amount === amount,
        );
        return isWritten ? debt : refuse(409, 'SituacaoMudou');
      }
      const balance = await balanceOf(sight.db, id);
      if (amount > balance) return refuse(422, 'ValorAcimaDoDevido', { valor_centavos: balance });
      const above = await refuseDiscount(sight, id, amount);
      if (above) return above;
      const { personId } = debt;
      await letOff(sight, deps.clock, { personId, debtId: id, amount, reason, at, submission });
      return debt;
    });
  };
}

/** Takes an entry back. Its amount is owed again: not through a link that has ended. */
export function reverseEntry(deps: AccountDeps): UseCase<typeof endpoints.reverseEntry> {
  return async (
    { params: { id }, body: { motivo: reason } },
    { person: { loginId }, language },
  ) => {
    return changeAccount(deps, { loginId, language, reason }, async (sight, at) => {
      const found = await findEntry(sight, id);
      if (!found) return refuse(404, 'NaoEncontrado');
      await lockPerson(sight.db, found.personId);
      await lockKnownDebt(sight.db, found.debtId);
      if (!(await isLoginAlive(sight.db, found.loginId))) return refuse(422, 'VinculoEncerrado');
      const entry = await findEntry(sight, id);
      if (!entry || entry.reversedBy !== null) return refuse(409, 'SituacaoMudou');
      const { debtId, amount, personId } = entry;
      const above = await refuseReversal(sight, amount);
      if (above) return above;
      const reversal = { kind: 'reversal', reversedId: id, enteredBy: loginId } as const;
      await insertEntry(sight.db, { ...reversal, debtId, amount, reason, at });
      const kind = entry.kind === 'payment' ? 'payment-reversed' : 'discount-reversed';
      await recordAct(sight, deps.clock, { kind, personId, debtId, amount, reason });
      return entry;
    });
  };
}

export function liftSuspension(deps: AccountDeps): UseCase<typeof endpoints.liftSuspension> {
  return async (
    { params: { id }, body: { motivo: reason } },
    { person: { loginId }, language },
  ) => {
    return changeAccount(deps, { loginId, language, reason }, async (sight, at) => {
      const today = deps.clock.today().toString();
      const [found] = await findSuspensions(sight.db, { id, seenBy: loginId }, { today, language });
      if (!found) return refuse(404, 'NaoEncontrado');
      const isLifted = await lift(sight.db, { id, reason, at, liftedBy: loginId, today });
      if (!isLifted) return refuse(409, 'SituacaoMudou');
      await recordLift(sight, deps.clock, { personId: found.personId, suspensionId: id, reason });
      return found;
    });
  };
}
