import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';
import { readRows } from './circulation-replay/rows.ts';
import { replay } from './circulation-replay/replay.ts';
import { numberOption } from './number-option.ts';

const file = '../../../shared/data/circulation/ufrn-loans-2020-1.csv';

/**
 * A semester of real loans, through the rules an installation begins with: how many the engine would
 * have allowed, and why not the others. Every line of the file is replayed or set aside by its fault.
 * `--days` lends everything for so many days instead; `--file` reads another file.
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const options = { days: { type: 'string' }, file: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const days = values.days === undefined ? null : numberOption(values, 'days');
  const path = values.file ?? fileURLToPath(new URL(file, import.meta.url));
  const { rows, faults, total } = await readRows(path);
  const start = performance.now();
  const counts = replay(rows, days);
  const milliseconds = Math.round(performance.now() - start);
  const setAside = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const lends = (counts['lend agreed'] ?? 0) + (counts['lend refused'] ?? 0);
  if (rows.length + setAside !== total || lends !== rows.length) {
    throw new Error(`of ${total} lines ${rows.length} were read and ${lends} replayed`);
  }
  const named = Object.fromEntries(
    Object.entries(faults).map(([fault, count]) => [`set aside: ${fault}`, count]),
  );
  const figures = { lines: total, replayed: rows.length, ...named, ...counts, milliseconds };
  const width = Math.max(...Object.keys(figures).map(({ length }) => length));
  const table = Object.entries(figures)
    .map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(8)}`)
    .join('\n');
  return { table, figures };
}
