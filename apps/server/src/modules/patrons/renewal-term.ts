import type { Settings } from '../institution/index.ts';

type TermSettings = Pick<Settings, 'registrationMonths' | 'registrationWindow'>;

export interface RenewalTerm {
  /** The first day on which it may be renewed. */
  readonly opens: Temporal.PlainDate;
  /** The last day on which it is good if it is renewed today. */
  readonly until: Temporal.PlainDate;
  readonly isOpen: boolean;
}

/** Works out when a registration that ends on this day may be renewed by its reader, and for how long. */
export function renewalTerm(
  validUntil: string,
  { registrationMonths: months, registrationWindow: window }: TermSettings,
  today: Temporal.PlainDate,
): RenewalTerm {
  const end = Temporal.PlainDate.from(validUntil);
  const early = end.subtract({ days: window });
  // Never on the day of the last renewal.
  const dayAfter = end.subtract({ months }).add({ days: 1 });
  const opens = Temporal.PlainDate.compare(early, dayAfter) > 0 ? early : dayAfter;
  const isOpen = Temporal.PlainDate.compare(today, opens) >= 0;
  return { opens, until: today.add({ months }), isOpen };
}
