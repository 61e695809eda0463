import { readFile } from 'node:fs/promises';
import { momentOf } from '../../../apps/server/src/modules/circulation/facts/index.ts';

type Moment = ReturnType<typeof momentOf>;

/** Loan as the file has it. */
export interface Row {
  readonly id: string;
  readonly barcode: string;
  readonly patron: string;
  readonly link: string;
  readonly lentAt: Moment;
  /** Moment of the last renewal; the file keeps no others. */
  readonly renewedAt: Moment | null;
  readonly returnedAt: Moment | null;
}

/** Reason for which a line is no loan that can be replayed. */
type RowFault =
  | 'fields'
  | 'no-barcode'
  | 'no-date'
  | 'same-number'
  | 'returned-before-lent'
  | 'renewed-outside-loan';

interface ReadRows {
  readonly rows: readonly Row[];
  readonly faults: Readonly<Partial<Record<RowFault, number>>>;
  readonly total: number;
}

/** Reads the file whole: each line is a row, or counted by its fault. */
export async function readRows(path: string): Promise<ReadRows> {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).slice(1).filter(Boolean);
  const rows = new Map<string, Row>();
  const faults: Partial<Record<RowFault, number>> = {};
  for (const line of lines) {
    const read = readRow(line);
    const fault = typeof read === 'string' ? read : rows.has(read.id) ? 'same-number' : null;
    if (fault !== null) faults[fault] = (faults[fault] ?? 0) + 1;
    else if (typeof read !== 'string') rows.set(read.id, read);
  }
  return { rows: [...rows.values()], faults, total: lines.length };
}

function readRow(line: string): Row | RowFault {
  const fields = line.split(',');
  const [id, barcode, renewed, lent, returned, patron, link] = fields;
  if (fields.length !== 7 || !id || !patron || !link) return 'fields';
  if (!barcode) return 'no-barcode';
  const [lentAt, renewedAt, returnedAt] = [lent, renewed, returned].map(readMoment);
  if (!lentAt) return 'no-date';
  if (returnedAt && isBefore(returnedAt, lentAt)) return 'returned-before-lent';
  if (renewedAt && (isBefore(renewedAt, lentAt) || (returnedAt && isBefore(returnedAt, renewedAt))))
    return 'renewed-outside-loan';
  const dates = { lentAt, renewedAt: renewedAt ?? null, returnedAt: returnedAt ?? null };
  return { id, barcode, patron, link, ...dates };
}

/** '2020/01/02 08:17:30.290000000', three hours behind UTC all year: Natal has no summer time. */
function readMoment(text: string | undefined): Moment | null {
  const match = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})\d*$/.exec(text ?? '');
  if (!match) return null;
  const [, year, month, day, time] = match;
  return momentOf(new Date(`${year}-${month}-${day}T${time}-03:00`));
}

function isBefore(one: Moment, other: Moment): boolean {
  return one.epochMilliseconds < other.epochMilliseconds;
}
