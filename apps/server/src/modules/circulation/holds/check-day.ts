import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { civilDay } from '../rules/index.ts';

/** Null where a day lies from today on, and so many days ahead at most. */
export function checkDay(day: string, now: Temporal.Instant, daysAhead: number): Refusal | null {
  const from = civilDay(now);
  const until = from.add({ days: daysAhead });
  const asked = Temporal.PlainDate.from(day);
  const isWithin =
    Temporal.PlainDate.compare(from, asked) <= 0 && Temporal.PlainDate.compare(asked, until) <= 0;
  return isWithin
    ? null
    : refuse(422, 'DiaForaDoPrazo', { de: from.toString(), ate: until.toString() });
}
