import { basename } from 'node:path';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { ImportReport } from '../import/index.ts';
import { reportOf } from './import-records.ts';

/**
 * Keeps what the command brought in as a run: it stands in the history too, and is taken back there
 * as well.
 */
export async function keepCommandRun(
  pool: pg.Pool,
  clock: Clock,
  files: readonly string[],
  report: ImportReport,
): Promise<void> {
  const names = files.map((file) => basename(file)).join(', ');
  const state = report.isInterrupted ? 'cancelled' : 'ended';
  const told = JSON.stringify(reportOf(report, clock.now()));
  const records = Object.values(report.kinds).reduce((sum, { read }) => sum + read, 0);
  await pool.query(
    `with kept as (
      insert into import_run (kind, begun_at, started_at, ended_at, file_name, size, state, task,
          attempts, records_done, report)
        values ('marc', now(), now(), now(), $1, 0, $2, 'import', 1, $3, $4) returning id
    )
    update import set run_id = kept.id from kept where import.id = $5`,
    [names.slice(0, 255), state, records, told, report.importId],
  );
}
