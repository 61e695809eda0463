export type Granularity = 'day' | 'second';

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|\+00:?00)?)?$/;
/**
 * Earliest and latest stamps that are believed: PostgreSQL and everybody can hold these; what is before or after says
 * nothing.
 */
const [first, last] = [Date.parse('1900-01-01'), Date.parse('2200-01-01')];

/** A moment of UTC as providers write it, days too; null for any other text. */
export function readDatestamp(text: string): Date | null {
  const [, day, time = '00:00:00'] = form.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}Z`);
  return day === undefined || !(moment >= first && moment < last) ? null : new Date(moment);
}

export function writeDatestamp(moment: Date, granularity: Granularity): string {
  const whole = moment.toISOString();
  return granularity === 'day' ? whole.slice(0, 10) : `${whole.slice(0, 19)}Z`;
}

/** Reads `granularity` of Identify; gives days where it says nothing known. */
export function readGranularity(text: string): Granularity {
  return /ss/i.test(text) ? 'second' : 'day';
}
