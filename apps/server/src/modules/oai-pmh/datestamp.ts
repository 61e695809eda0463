/** '2026-11-23T10:00:00Z': to the second, as all stamps are. */
export function writeDatestamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const second = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

export type Granularity = 'day' | 'second';

export interface ReadDatestamp {
  readonly granularity: Granularity;
  /** The first second that the datestamp means. */
  readonly from: Date;
  /** The last second that it means. */
  readonly until: Date;
}

/** A moment as a harvester names it; null for any other text, '2026-02-30' included. */
export function readDatestamp(text: string): ReadDatestamp | null {
  if (day.test(text)) {
    const from = momentOf(`${text}T00:00:00Z`);
    return from && { granularity: 'day', from, until: new Date(from.getTime() + 86_399_000) };
  }
  const moment = second.test(text) ? momentOf(text) : null;
  return moment && { granularity: 'second', from: moment, until: moment };
}

function momentOf(text: string): Date | null {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && writeDatestamp(moment) === text ? moment : null;
}
