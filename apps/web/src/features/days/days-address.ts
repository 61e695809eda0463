import { isDay } from '@estante/phrases/translator';

/** Two days, YYYY-MM-DD, named as in the address and the call. */
export interface Days {
  readonly dataIni: string;
  readonly dataFim: string;
}

/** Reads the two days of an address, in order; null unless both are there. */
export function readDays(params: Pick<URLSearchParams, 'get'>): Days | null {
  const days = { dataIni: dayIn(params, 'dataIni'), dataFim: dayIn(params, 'dataFim') };
  return faultOf(days) === null ? days : null;
}

/** Fault that keeps two days from being a span, and the day it is at. */
export type DaysFault = { readonly kind: 'missing' | 'inverted'; readonly at: keyof Days };

export function faultOf({ dataIni, dataFim }: Days): DaysFault | null {
  if (!isDay(dataIni)) return { kind: 'missing', at: 'dataIni' };
  if (!isDay(dataFim)) return { kind: 'missing', at: 'dataFim' };
  return dataIni > dataFim ? { kind: 'inverted', at: 'dataFim' } : null;
}

/** Writes the address of a list narrowed to two days; `also` are its other parameters, which stay. */
export function daysHref(path: string, days: Days | null, also: OtherParameters = {}): string {
  const search = new URLSearchParams({ ...also, ...days }).toString();
  return search === '' ? path : `${path}?${search}`;
}

export type OtherParameters = Readonly<Record<string, string>>;

function dayIn(params: Pick<URLSearchParams, 'get'>, name: keyof Days): string {
  return params.get(name)?.trim() ?? '';
}
