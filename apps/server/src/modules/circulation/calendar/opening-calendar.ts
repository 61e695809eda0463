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

/** Opening days as a library, its campus and the network give them; each may say nothing. */
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
  /** Number of open days after `from`, up to and with `until`; 0 where `until` is not later. */
  openDaysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number;
  /** Number of days after `from`, up to and with `until`, closed without notice: nobody pays for them. */
  emergencyDaysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number;
}

/**
 * Most closed days in a row: a library that is closed for longer is taken to be open, since dates have to end
 * somewhere.
 */
const longestClosure = 366;

/**
 * Combines opening levels: the library's word counts before the campus's, that before the network's; days before
 * weekdays.
 */
export function openingCalendar(levels: OpeningLevels): OpeningCalendar {
  const entryAt = entryByDay([levels.library, levels.campus, levels.network]);
  const isOpenAt = (at: number) => entryAt(at)?.isOpen ?? true;
  const isEmergencyAt = (at: number) => {
    const said = entryAt(at);
    return said?.kind === 'days' && !said.isOpen && said.isEmergency === true;
  };
  const isOpen = (day: Temporal.PlainDate) => isOpenAt(dayNumber(day));
  const openOnOrAfter = (day: Temporal.PlainDate): Temporal.PlainDate => {
    for (let ahead = 0; ahead < longestClosure; ahead++) {
      const candidate = day.add({ days: ahead });
      if (isOpen(candidate)) return candidate;
    }
    return day;
  };
  return {
    isOpen,
    isNamed: (day) => entryAt(dayNumber(day))?.kind === 'days',
    openOnOrAfter,
    openDaysAfter: (day, count) => {
      let reached = day;
      for (let i = 0; i < count; i++) reached = openOnOrAfter(reached.add({ days: 1 }));
      return reached;
    },
    openDaysBetween: (from, until) => daysBetween(from, until, isOpenAt),
    emergencyDaysBetween: (from, until) => daysBetween(from, until, isEmergencyAt),
  };
}

/** Finds the entry for a day by its number; it is kept once found, since late loans ask for years of days. */
function entryByDay(ranked: readonly (readonly OpeningEntry[])[]) {
  const spans = ranked.map((entries) =>
    entries.flatMap((entry) =>
      entry.kind === 'days'
        ? [{ entry, first: dayNumber(entry.from), last: dayNumber(entry.until) }]
        : [],
    ),
  );
  const find = (at: number): OpeningEntry | null => {
    for (const named of spans) {
      const said = named.findLast(({ first, last }) => first <= at && at <= last);
      if (said) return said.entry;
    }
    for (const entries of ranked) {
      const said = entries.findLast(
        (one) => one.kind === 'weekday' && one.weekday === weekdayOf(at),
      );
      if (said) return said;
    }
    return null;
  };
  const found = new Map<number, OpeningEntry | null>();
  return (at: number): OpeningEntry | null => {
    const known = found.get(at);
    if (known !== undefined) return known;
    const said = find(at);
    found.set(at, said);
    return said;
  };
}

/** Days since 1 January 1970. */
function dayNumber({ year, month, day }: Temporal.PlainDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}

/** 1 for Monday to 7; the first of them all was a Thursday. */
function weekdayOf(at: number): number {
  return ((((at + 3) % 7) + 7) % 7) + 1;
}

/** Number of days after `from`, up to and with `until`, that `isMeant` says are meant. */
function daysBetween(
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
  isMeant: (at: number) => boolean,
): number {
  const last = dayNumber(until);
  let count = 0;
  for (let at = dayNumber(from) + 1; at <= last; at++) if (isMeant(at)) count++;
  return count;
}
