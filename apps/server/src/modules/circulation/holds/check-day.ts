import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { civilDay } from '../rules/index.ts';

interface AskedDay {
  readonly day: string;
  /** Field in which the day was written. */
  readonly field: string;
  readonly language: Language;
}

/** Refuses a day that is past, or more than so many days ahead; else null. */
export function checkDay(
  { day, field, language }: AskedDay,
  now: Temporal.Instant,
  daysAhead: number,
): Refusal | null {
  const from = civilDay(now);
  const until = from.add({ days: daysAhead });
  const asked = Temporal.PlainDate.from(day);
  const isWithin =
    Temporal.PlainDate.compare(from, asked) <= 0 && Temporal.PlainDate.compare(asked, until) <= 0;
  if (isWithin) return null;
  const values = { de: from.toString(), ate: until.toString() };
  const mensagem = translatorFor(language)('errors.DiaForaDoPrazo', values);
  return { ...refuse(422, 'DiaForaDoPrazo', values), fields: [{ campo: field, mensagem }] };
}
