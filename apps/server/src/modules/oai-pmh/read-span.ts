import { writeDatestamp, readDatestamp } from './datestamp.ts';
import { oaiError, type OaiError } from './errors.ts';
import type { RecordSpan } from './record-repository.ts';

/** The records that a harvester asks for. `now` is the second in which its list begins. */
export function readSpan(
  { from, until, set }: Readonly<Record<string, string>>,
  now: Date,
): RecordSpan | OaiError {
  const first = from === undefined ? null : readDatestamp(from);
  const last = until === undefined ? null : readDatestamp(until);
  if (from !== undefined && !first) return oaiError('badArgument', unread('from', from));
  if (until !== undefined && !last) return oaiError('badArgument', unread('until', until));
  if (first && last && first.granularity !== last.granularity) {
    return oaiError('badArgument', 'from and until are not of the same granularity.');
  }
  if (first && last && first.from > last.until) {
    return oaiError('badArgument', 'from is later than until.');
  }
  return {
    set: set ?? null,
    from: first?.from ?? null,
    until: last && last.until < now ? last.until : now,
  };
}

const unread = (name: string, text: string) =>
  `${name} is '${text}': neither a day, 2026-01-31, nor a second, ${writeDatestamp(new Date(0))}.`;
