import { openingCalendar } from '../../../apps/server/src/modules/circulation/calendar/index.ts';
import {
  decideLend,
  decideRenew,
  isOverdue,
  latenessOf,
  type Due,
  type RuleRefusal,
} from '../../../apps/server/src/modules/circulation/rules/index.ts';
import type { Row } from './rows.ts';
import { categoryOf, dueUnder, ruleOf } from './stated-rule.ts';

type Act = 'lend' | 'renew' | 'return';
/** Ways in which the file and the engine agree or differ, each with how often. */
type Counts = Record<string, number>;

interface OpenLoan {
  readonly row: Row;
  readonly loanId: number;
  due: Due;
  renewals: number;
}

/** The file names no days of closing: libraries are closed on Sundays. */
const calendar = openingCalendar({
  library: [],
  campus: [],
  network: [{ kind: 'weekday', weekday: 7, isOpen: false }],
});
/** Fines are taken to be paid at once: the file has no payments. */
const limits = { debtThreshold: 1000 };

/**
 * Goes through what happened in the order in which it did. An act that the engine would have refused is counted
 * by each of its reasons and done nonetheless, as the library did it.
 */
export function replay(rows: readonly Row[], days: number | null): Counts {
  const counts: Counts = {};
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  const ofPatron = new Map<string, OpenLoan[]>();
  const ofCopy = new Map<string, OpenLoan[]>();
  const open = new Map<string, OpenLoan>();
  const loansOf = (patron: string) => ofPatron.get(patron) ?? [];

  for (const { act, row, at } of eventsOf(rows)) {
    const rule = ruleOf(row.link, days);
    const now = at;
    const own = loansOf(row.patron);
    const patron = {
      categoryId: categoryOf(row.link),
      isBlocked: false,
      validUntil: null,
      suspendedUntil: null,
      balance: 0,
      overdueLoanIds: own
        .filter(({ due }) => isOverdue(due, now, calendar))
        .map(({ loanId }) => loanId),
    };
    const loan = open.get(row.id);
    if (act === 'lend') {
      const [holder] = ofCopy.get(row.barcode) ?? [];
      const decision = decideLend({
        patron,
        copy: {
          isLendable: true,
          loan: !holder
            ? { of: 'nobody' }
            : holder.row.patron === row.patron
              ? { of: 'patron', id: holder.loanId }
              : { of: 'another' },
          isHeldForAnother: false,
        },
        rule,
        loanIdsUnderRule: own.map(({ loanId }) => loanId),
        limits,
        calendar,
        now,
      });
      tell(count, 'lend', decision.isAllowed ? [] : decision.refusals);
      const due = decision.isAllowed ? decision.due : dueUnder(now, rule, calendar);
      const lent = { row, loanId: Number(row.id), due, renewals: 0 };
      open.set(row.id, lent);
      ofPatron.set(row.patron, [...own, lent]);
      ofCopy.set(row.barcode, [...(ofCopy.get(row.barcode) ?? []), lent]);
    } else if (loan && act === 'renew') {
      const terms = {
        period: { unit: 'days', length: 7 },
        fixedDue: null,
        renewals: 0,
        ...rule,
      } as const;
      const decision = decideRenew({
        patron,
        loan: { id: loan.loanId, due: loan.due, renewals: loan.renewals, rule: terms },
        waitingHolds: 0,
        freeCopies: 0,
        limits,
        calendar,
        now,
      });
      tell(count, 'renew', decision.isAllowed ? [] : decision.refusals);
      loan.due = decision.isAllowed ? decision.due : dueUnder(now, rule, calendar);
      loan.renewals++;
    } else if (loan) {
      const late = rule
        ? latenessOf(loan.due, now, rule, { calendar, countsClosedDays: false })
        : null;
      count(late && late.days > 0 ? 'return late' : 'return in time');
      open.delete(row.id);
      ofPatron.set(
        row.patron,
        own.filter((one) => one !== loan),
      );
      ofCopy.set(
        row.barcode,
        (ofCopy.get(row.barcode) ?? []).filter((one) => one !== loan),
      );
    }
  }
  counts['never returned'] = open.size;
  return counts;
}

function tell(count: (name: string) => void, act: Act, refusals: readonly RuleRefusal[]): void {
  count(refusals.length === 0 ? `${act} agreed` : `${act} refused`);
  for (const { reason } of refusals) count(`${act} refused: ${reason}`);
}

const order: Readonly<Record<Act, number>> = { return: 0, renew: 1, lend: 2 };

/** Events in order of time; of those at one moment, what comes back goes first. */
function eventsOf(rows: readonly Row[]) {
  const events = rows.flatMap((row) => [
    { act: 'lend' as const, row, at: row.lentAt },
    ...(row.renewedAt ? [{ act: 'renew' as const, row, at: row.renewedAt }] : []),
    ...(row.returnedAt ? [{ act: 'return' as const, row, at: row.returnedAt }] : []),
  ]);
  return events.toSorted(
    (one, other) =>
      one.at.epochMilliseconds - other.at.epochMilliseconds || order[one.act] - order[other.act],
  );
}
