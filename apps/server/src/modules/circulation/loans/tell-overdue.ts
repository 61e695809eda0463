import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { dateOf } from '../facts/index.ts';
import { sendLetterTo, writeNotice, type LetterDeps } from '../notices/index.ts';
import { findLateWith, type LateLoan } from './overdue-repository.ts';

/** Tells the borrower of a late loan of all that they are late with, before the day on which they would be told. */
export function tellOverdue(deps: LetterDeps): UseCase<typeof endpoints.tellOverdue> {
  return async ({ params: { id } }, { person: { loginId } }) => {
    const { db, clock } = deps;
    const late = await findLateWith({ db, loginId }, id, clock.now());
    const [first] = late;
    if (!first) return refuse(404, 'NaoEncontrado');
    const told = await db.transaction().execute(async (trx) => {
      const written = [];
      for (const loan of late) written.push(await writeNotice(trx, noticeOf(loan, deps)));
      return written.filter(Boolean).length;
    });
    const isMailed = told > 0 && (await sendLetterTo(deps, first.personId));
    return { status: 200, body: { emprestimos: told, por_email: isMailed } };
  };
}

/** Notice of a late loan, once a day: the event says which. */
function noticeOf(loan: LateLoan, { clock }: Pick<LetterDeps, 'clock'>) {
  const { loanId, personId, titleId, libraryId, dueOn, dueAt } = loan;
  return {
    personId,
    kind: 'overdue',
    event: `loan:${loanId}:${dueOn}:asked-${clock.today().toString()}`,
    facts: { loanId, titleId, libraryId, dueOn, dueAt: dueAt?.toISOString() ?? null },
    at: dateOf(clock.now()),
  } as const;
}
