/** One of the seven opening days of a week at one level, or a dated exception to it. */
export type OpeningEntry =
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isOpen: boolean }
  | {
      readonly kind: 'days';
      readonly from: Temporal.PlainDate;
      readonly until: Temporal.PlainDate;
      readonly isOpen: boolean;
      /** Closed without notice. */
      readonly isEmergency?: boolean;
    };

/** What a library, its campus and the network say of opening days; each may say nothing. */
export interface OpeningLevels {
  readonly library: readonly OpeningEntry[];
  readonly campus: readonly OpeningEntry[];
  readonly network: readonly OpeningEntry[];
}

export interface OpeningCalendar {
  isOpen(day: Temporal.PlainDate): boolean;
  /** Whether a dated exception says so, and not the week. */
  isNamed(day: Temporal.PlainDate): boolean;
  /** The day itself where the library is open, else the next open day. */
  openOnOrAfter(day: Temporal.PlainDate): Temporal.PlainDate;
  /** The `count`-th open day after this one; the day itself for 0. */
  openDaysAfter(day: Temporal.PlainDate, count: number): Temporal.PlainDate;
  /** How many open days lie after `from`, up to and with `until`; 0 where it is not later. */
  openDaysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number;
  /** How many of these days it was closed without notice, which nobody pays for. */
  emergencyDaysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number;
}

/** A library that is closed for longer is taken to be open: dates have to end somewhere. */
const longestClosure = 366;

/** The library's word counts before the campus's, that before the network's; days before weekdays. */
export function openingCalendar(levels: OpeningLevels): OpeningCalendar {
  const ranked = [levels.library, levels.campus, levels.network];
  const entryOf = (day: Temporal.PlainDate): OpeningEntry | null => {
    for (const entries of ranked) {
      const said = entries.findLast((one) => one.kind === 'days' && isWithin(day, one));
      if (said) return said;
    }
    for (const entries of ranked) {
      const said = entries.findLast(
        (one) => one.kind === 'weekday' && one.weekday === day.dayOfWeek,
      );
      if (said) return said;
    }
    return null;
  };
  const isOpen = (day: Temporal.PlainDate) => entryOf(day)?.isOpen ?? true;
  const isEmergency = (day: Temporal.PlainDate) => {
    const said = entryOf(day);
    return said?.kind === 'days' && !said.isOpen && said.isEmergency === true;
  };
  const openOnOrAfter = (day: Temporal.PlainDate): Temporal.PlainDate => {
    for (let ahead = 0; ahead < longestClosure; ahead++) {
      const candidate = day.add({ days: ahead });
      if (isOpen(candidate)) return candidate;
    }
    return day;
  };
  return {
    isOpen,
    isNamed: (day) => entryOf(day)?.kind === 'days',
    openOnOrAfter,
    openDaysAfter: (day, count) => {
      let reached = day;
      for (let i = 0; i < count; i++) reached = openOnOrAfter(reached.add({ days: 1 }));
      return reached;
    },
    openDaysBetween: (from, until) => daysBetween(from, until, isOpen),
    emergencyDaysBetween: (from, until) => daysBetween(from, until, isEmergency),
  };
}

/** How many such days lie after `from`, up to and with `until`. */
function daysBetween(
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
  isMeant: (day: Temporal.PlainDate) => boolean,
): number {
  let count = 0;
  for (let day = from.add({ days: 1 }); !isAfter(day, until); day = day.add({ days: 1 })) {
    if (isMeant(day)) count++;
  }
  return count;
}

function isWithin(
  day: Temporal.PlainDate,
  span: { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate },
): boolean {
  return !isAfter(span.from, day) && !isAfter(day, span.until);
}

function isAfter(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) > 0;
}
