import { isDay } from '../../app/is-day.ts';

/** Two days, YYYY-MM-DD, as the address and the call name them. */
export interface Days {
  readonly dataIni: string;
  readonly dataFim: string;
}

/** The days of an address: both, in their order, or none. */
export function readDays(params: Pick<URLSearchParams, 'get'>): Days | null {
  const days = { dataIni: dayIn(params, 'dataIni'), dataFim: dayIn(params, 'dataFim') };
  return faultOf(days) === null ? days : null;
}

/** What keeps two days from being a span, and at which of them. */
export type DaysFault = { readonly kind: 'missing' | 'inverted'; readonly at: keyof Days };

export function faultOf({ dataIni, dataFim }: Days): DaysFault | null {
  if (!isDay(dataIni)) return { kind: 'missing', at: 'dataIni' };
  if (!isDay(dataFim)) return { kind: 'missing', at: 'dataFim' };
  return dataIni > dataFim ? { kind: 'inverted', at: 'dataFim' } : null;
}

export function daysHref(path: string, days: Days): string {
  return `${path}?${new URLSearchParams({ ...days }).toString()}`;
}

function dayIn(params: Pick<URLSearchParams, 'get'>, name: keyof Days): string {
  return params.get(name)?.trim() ?? '';
}
