import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { refuseNoReason, type Exception } from '../exceptions/index.ts';
import { readOpeningDays } from '../facts/index.ts';
import { checkDay } from '../holds/index.ts';
import {
  changeDueDate,
  presentLoans,
  readLoan,
  overrideRenewal,
  type OverrideOutcome,
} from '../loans/index.ts';
import { refuseByRules } from '../refusals/index.ts';
import { dueDay } from '../rules/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { isLoanSeenBy } from './desk-repository.ts';

export function renewInSpite({ db, clock }: DeskDeps): UseCase<typeof endpoints.renewInSpite> {
  return async ({ params: { id: loanId }, body }, { person: { loginId }, language }) => {
    const blank = refuseNoReason(body.justificativa, language);
    if (blank) return blank;
    if (!(await isLoanSeenBy(db, loanId, loginId))) return refuse(404, 'NaoEncontrado');
    const { motivos: motives, justificativa: reason } = body;
    const exception: Exception = { motives, reason, madeBy: loginId };
    const at = clock.now();
    const outcome = await db
      .transaction()
      .execute((trx) => overrideRenewal(trx, { loanId, exception, at }));
    return tellDated(outcome, { db, language, at });
  };
}

/** Most days ahead that loans are asked about. */
const daysAhead = 366;

export function changeLoanDueDay({
  db,
  clock,
}: DeskDeps): UseCase<typeof endpoints.changeLoanDueDay> {
  return async ({ params: { id: loanId }, body }, { person: { loginId }, language }) => {
    const { devolver_ate: day, justificativa: reason } = body;
    const at = clock.now();
    const loan = await readLoan(db, loanId);
    if (!loan || !(await isLoanSeenBy(db, loanId, loginId))) return refuse(404, 'NaoEncontrado');
    const refusal =
      refuseNoReason(reason, language) ??
      checkDay({ day, field: 'devolver_ate', language }, at, daysAhead) ??
      (loan.due.unit === 'day' && dueDay(loan.due).toString() === day
        ? refuseDay(translatorFor(language)('desk.dueDay.same'), language)
        : null) ??
      (await refuseClosed(db, { day, libraryId: loan.libraryId, language }));
    if (refusal) return refusal;
    const exception: Exception = { motives: [], reason, madeBy: loginId };
    const asked = Temporal.PlainDate.from(day);
    const outcome = await db
      .transaction()
      .execute((trx) => changeDueDate(trx, asked, { loanId, exception, at }));
    return tellDated(outcome, { db, language, at });
  };
}

const refuseDay = (mensagem: string, language: Language) =>
  refuseFields([{ campo: 'devolver_ate', mensagem }], language);

interface AskedDay {
  readonly day: string;
  readonly libraryId: number;
  readonly language: Language;
}

/** Refuses a day on which the library is closed: nothing is due then. */
async function refuseClosed(
  db: Db,
  { day, libraryId, language }: AskedDay,
): Promise<Refusal | null> {
  const calendar = (await readOpeningDays(db)).calendarOf(libraryId);
  const asked = Temporal.PlainDate.from(day);
  if (calendar.isOpen(asked)) return null;
  const next = calendar.openOnOrAfter(asked).toString();
  return refuseDay(translatorFor(language)('desk.dueDay.closed', { next }), language);
}

interface ResponseContext {
  readonly db: Db;
  readonly language: Language;
  readonly at: Temporal.Instant;
}

async function tellDated(
  outcome: OverrideOutcome,
  { db, language, at }: ResponseContext,
): Promise<
  { readonly status: 200; readonly body: Success<typeof endpoints.changeLoanDueDay> } | Refusal
> {
  switch (outcome.kind) {
    case 'not-found':
      return refuse(404, 'NaoEncontrado');
    case 'above-limit':
      return outcome.refusal;
    case 'refused':
      return refuseByRules('RenovacaoRecusada', outcome.refusals, language);
    case 'dated': {
      const shown = { db, language, now: at, details: false };
      const [emprestimo] = await presentLoans([outcome.loan], shown);
      if (!emprestimo) throw new Error(`loan ${outcome.loan.id} is not there after an act upon it`);
      return { status: 200, body: { emprestimo, perdoado_centavos: outcome.forgiven } };
    }
  }
}
