import { endpointQuery } from '../../api/query.ts';

/** Reads the selected year; null for none. */
export function readYear(params: URLSearchParams): number | null {
  const text = params.get('ano') ?? '';
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : null;
}

export const yearQuery = (id: string, year: number) =>
  endpointQuery('getTitleYear', { params: { id, ano: String(year) } });
