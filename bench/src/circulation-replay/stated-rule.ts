import type { OpeningCalendar } from '../../../apps/server/src/modules/circulation/calendar/index.ts';
import type { momentOf } from '../../../apps/server/src/modules/circulation/facts/index.ts';
import {
  dueFrom,
  type Due,
  type LoanRule,
} from '../../../apps/server/src/modules/circulation/rules/index.ts';

/** The rules an installation begins with, for the links that the file names. */
const links: Readonly<
  Record<string, readonly [category: number, limit: number, days: number, renewals: number]>
> = {
  'ALUNO DE GRADUAÇÃO': [1, 5, 7, 5],
  'ALUNO MÉDIO/TÉCNICO': [1, 5, 7, 5],
  'ALUNO DE PÓS-GRADUAÇÃO': [2, 7, 14, 5],
  DOCENTE: [3, 10, 14, 10],
  'DOCENTE EXTERNO': [3, 10, 14, 10],
  'SERVIDOR TÉCNICO-ADMINISTRATIVO': [4, 5, 7, 5],
};

/** Rule of a link; null for visitors, and for links that no rule covers. `days` overrides every period. */
export function ruleOf(link: string, days: number | null): LoanRule | null {
  const stated = links[link];
  if (!stated) return null;
  const [categoryId, limit, length, renewals] = stated;
  return {
    categoryId,
    loanTypeId: null,
    libraryId: null,
    limit,
    period: { unit: 'days', length: days ?? length },
    renewals,
    allowsHolds: true,
    pickupDays: 2,
    finePerDay: 100,
    graceDays: 0,
    fineCap: 5000,
    suspensionFactor: 0,
    suspensionCap: 90,
    fixedDue: null,
  };
}

export function categoryOf(link: string): number | null {
  return links[link]?.[0] ?? null;
}

/** Works out the due of a loan that the library made and the engine would not have: a week where no rule is. */
export function dueUnder(
  now: ReturnType<typeof momentOf>,
  rule: LoanRule | null,
  calendar: OpeningCalendar,
): Due {
  const week = { period: { unit: 'days', length: 7 }, fixedDue: null } as const;
  return dueFrom(now, rule ?? week, calendar);
}
