import type { Due } from '../rules/index.ts';

interface DueColumns {
  readonly due_on: string | null;
  readonly due_at: Date | null;
}

/** Day or moment at which a row of `loan` or `renewal` is due. */
export function dueOfColumns({ due_on, due_at }: DueColumns): Due {
  if (due_on !== null) return { unit: 'day', on: Temporal.PlainDate.from(due_on) };
  if (due_at === null) throw new Error('A loan is due neither by a day nor by a moment');
  return { unit: 'moment', at: momentOf(due_at) };
}

export function dueColumns(due: Due): DueColumns {
  return due.unit === 'day'
    ? { due_on: due.on.toString(), due_at: null }
    : { due_on: null, due_at: dateOf(due.at) };
}

export function momentOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}

export function dateOf(moment: Temporal.Instant): Date {
  return new Date(moment.epochMilliseconds);
}
