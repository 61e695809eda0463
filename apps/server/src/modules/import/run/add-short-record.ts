import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import { importFiles } from './import-files.ts';
import { sentenceOfReason } from './set-aside-sentence.ts';
import {
  shortPrefix,
  shortRecord,
  shortSource,
  type ShortWork,
} from '../preparing/short-record.ts';

interface ShortRecordDeps {
  /** Two connections at least. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/** Brings a short record in as an import does, in turn with others; returns the number of its title. */
export async function addShortRecord(
  { pool, clock }: ShortRecordDeps,
  work: ShortWork,
): Promise<number> {
  const number = `${shortPrefix}${randomUUID().slice(0, 13)}`;
  const record = shortRecord(work, number, clock.today().toString());
  await importFiles(
    { pool, clock, reportsFolder: tmpdir(), sentenceOf: sentenceOfReason },
    {
      files: [{ name: number, records: [record] }],
      library: null,
      newLibraries: false,
      source: shortSource,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  const { rows } = await pool.query<{ id: number }>(
    `select r.title_id as id from bibliographic_record r join source s on s.id = r.source_id
      where s.code = $1 and r.source_number = $2`,
    [shortSource, number],
  );
  const [title] = rows;
  if (!title) throw new Error(`the short record ${number} was set aside`);
  return title.id;
}
