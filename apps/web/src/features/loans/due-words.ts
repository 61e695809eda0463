import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';

export type OpenLoan = Output<'listPendingTitles'>['emprestimos'][number];

/** Days within which a loan is shown as due soon. */
const dueSoonDays = 3;

/** Counts the days from one civil day to another. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

export type Urgency = 'late' | 'soon' | 'calm';

export function urgencyOf(loan: Pick<OpenLoan, 'atrasado' | 'devolver_ate'>): Urgency {
  if (loan.atrasado) return 'late';
  return daysUntil(loan.devolver_ate, libraryToday()) <= dueSoonDays ? 'soon' : 'calm';
}

/** Puts the due day in words: 'Vence em 3 dias, 25 de nov. de 2026'. */
export function dueWords(
  loan: Pick<OpenLoan, 'atrasado' | 'devolver_ate' | 'devolver_as'>,
  t: Translate,
): string {
  const { devolver_ate: day, devolver_as: at } = loan;
  if (loan.atrasado) return t('loans.wasDue', { day });
  if (at !== null) return t('loans.dueAt', { at });
  const days = daysUntil(day, libraryToday());
  if (days === 0) return t('loans.dueToday');
  return days === 1 ? t('loans.dueTomorrow', { day }) : t('loans.dueIn', { count: days, day });
}
