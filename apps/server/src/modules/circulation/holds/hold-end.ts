import { civilDay } from '../rules/index.ts';
import type { OpenHold } from './queue-repository.ts';

interface EndFacts {
  /** Copies that could ever serve it; null where nobody can say. */
  readonly copiesForHolds: number | null;
  /** Days for which a hold waits that is never filled. */
  readonly holdDays: number;
  readonly today: Temporal.PlainDate;
}

/** Reason why a hold ends of itself on a day; null: it goes on. Its last days are days on which it holds. */
export function endOfItself(
  { placedAt, neededUntil, released }: Pick<OpenHold, 'placedAt' | 'neededUntil' | 'released'>,
  { copiesForHolds, holdDays, today }: EndFacts,
): 'not-fetched' | 'not-needed' | 'too-old' | 'no-copy' | null {
  const isPast = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) < 0;
  if (released) return isPast(released.until) ? 'not-fetched' : null;
  if (neededUntil && isPast(neededUntil)) return 'not-needed';
  if (isPast(civilDay(placedAt).add({ days: holdDays }))) return 'too-old';
  return copiesForHolds === 0 ? 'no-copy' : null;
}
