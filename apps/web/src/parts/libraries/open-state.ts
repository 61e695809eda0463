import type { Output } from '../../api/api.ts';

/** Day on which a library is open or, as the first of them, today whether it is open or not. */
export type OpeningDay = Output<'listOpenings'>['bibliotecas'][number]['dias'][number];

/** Moment as clocks at the library show it. */
export interface WallTime {
  /** Day, YYYY-MM-DD. */
  readonly day: string;
  /** Time, HH:MM. */
  readonly time: string;
}

export interface NextOpening {
  readonly day: string;
  /** Number of days until then; 0 for today. */
  readonly inDays: number;
  /** Opening time; null if the hours are unknown. */
  readonly at: string | null;
}

export type OpenState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'open-today' }
  | { readonly kind: 'closed'; readonly next: NextOpening | null };

/** Tells whether the library is open now, until when, or when it opens; null outside the known days. */
export function openState(days: readonly OpeningDay[], now: WallTime): OpenState | null {
  const last = days.at(-1);
  if (!last || now.day > last.dia || now.day < (days[0]?.dia ?? '')) return null;
  const today = days.find(({ dia, aberta }) => dia === now.day && aberta);
  if (today && today.horas.length === 0) return { kind: 'open-today' };
  const open = today?.horas.find(({ abre, fecha }) => abre <= now.time && now.time < fecha);
  if (today && open) return { kind: 'open', until: endOf(today, open.fecha) };
  const later = today?.horas.find(({ abre }) => now.time < abre);
  if (later) return { kind: 'closed', next: { day: now.day, inDays: 0, at: later.abre } };
  const following = days.find(({ dia, aberta }) => aberta && dia > now.day);
  if (!following) return { kind: 'closed', next: null };
  const { dia: day, horas } = following;
  return {
    kind: 'closed',
    next: { day, inDays: daysBetween(now.day, day), at: horas[0]?.abre ?? null },
  };
}

/** Finds the end of opening hours; spans that follow on one another have one end. */
function endOf({ horas }: OpeningDay, until: string): string {
  const next = horas.find(({ abre }) => abre === until);
  return next ? endOf({ dia: '', aberta: true, horas }, next.fecha) : until;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Gives the day and the time that clocks of a time zone show at a moment. */
export function wallTime(timeZone: string, at: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}

/** Writes a time as the language does: 22h, 7h30; 10 pm, 7:30 am; 22:00. */
export function formatTime(time: string, language: string): string {
  const [hour = '', minute = ''] = time.split(':');
  switch (language) {
    case 'en': {
      const of12 = Number(hour) % 12 || 12;
      const half = Number(hour) % 24 < 12 ? 'am' : 'pm';
      return `${of12}${minute === '00' ? '' : `:${minute}`} ${half}`;
    }
    case 'es':
      return `${Number(hour)}:${minute}`;
    default:
      return `${Number(hour)}h${minute === '00' ? '' : minute}`;
  }
}
