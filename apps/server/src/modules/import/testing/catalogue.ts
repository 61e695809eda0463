import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarcRecord } from '@estante/marc';
import { createTestDatabase } from '@estante/test-support';
import { openSession } from '../database/session.ts';
import {
  importFiles,
  placeItems,
  undoImport,
  type ImportOptions,
  type ImportReport,
  type UndoReport,
} from '../index.ts';

export interface TestCatalogue {
  readonly connectionString: string;
  /** Imports records, as if read from one file, and returns the report. */
  importRecords(
    records: readonly MarcRecord[],
    options?: Partial<ImportOptions>,
  ): Promise<ImportReport>;
  importFiles(files: readonly string[], options?: Partial<ImportOptions>): Promise<ImportReport>;
  undo(report: ImportReport, options?: { readonly isDryRun?: boolean }): Promise<UndoReport>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Takes up what was set aside; returns how many copies came in. */
  placeItems(): Promise<number>;
  /** Entries of a list that a report names. */
  listed(file: string | null): Promise<Record<string, unknown>[]>;
  /** Takes the import's turn, as another import does, until it is released. */
  hold(): Promise<{ release(): Promise<void> }>;
  close(): Promise<void>;
}

const clock = {
  now: () => Temporal.Instant.from('2026-03-02T10:00:00Z'),
  today: () => Temporal.PlainDate.from('2026-03-02'),
};

/** A catalogue of its own for one test. */
export async function openCatalogue(): Promise<TestCatalogue> {
  const database = await createTestDatabase();
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-import-'));
  const { connectionString, pool } = database;
  const deps = { pool, clock, reportsFolder, sentenceOf: (reason: string) => reason };
  const run = async (files: ImportOptions['files'], options: Partial<ImportOptions> = {}) => {
    const result = await importFiles(deps, {
      files,
      library: null,
      newLibraries: true,
      source: null,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...options,
    });
    if (result.kind !== 'report') throw new Error(result.kind);
    return result.report;
  };
  return {
    connectionString,
    importRecords: (records, options) => run([{ name: 'records', records }], options),
    importFiles: run,
    placeItems: () => placeItems(pool, new AbortController().signal),
    undo: async ({ importId }, { isDryRun = false } = {}) => {
      const { signal } = new AbortController();
      const result = await undoImport(pool, { importId: importId ?? 0, isDryRun, signal });
      if (result.kind !== 'report') throw new Error(result.kind);
      return result.report;
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
    listed: async (file) => (file === null ? [] : linesOf(await readFile(file, 'utf8'))),
    hold: async () => {
      const session = await openSession(pool, {
        isDryRun: true,
        signal: new AbortController().signal,
      });
      await session.transaction(async () => {});
      return { release: () => session.close() };
    },
    close: async () => {
      await database.drop();
      await rm(reportsFolder, { recursive: true });
    },
  };
}

function linesOf(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Every row of the catalogue with its version, and every sequence: equal where nothing was written. */
export async function fingerprint(
  catalogue: TestCatalogue,
  // Transactions that are undone use up numbers all the same.
  { sequences: withSequences = true } = {},
): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const [row] = await catalogue.query<{ rows: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(xmin::text || ctid::text, ' ' order by ctid)), '') as rows
        from ${table}`,
    );
    parts.push(`${table} ${row?.rows}`);
  }
  if (!withSequences) return parts.join('\n');
  const sequences = await catalogue.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return [...parts, JSON.stringify(sequences)].join('\n');
}

const tables = [
  'source',
  'title',
  'bibliographic_record',
  'heading',
  'title_heading',
  'authority',
  'heading_reference',
  'holdings_record',
  'holding',
  'copy',
  'serial_part',
  'serial_issue',
  'collection',
  'location',
  'loan_type',
  'library',
  'library_code',
  'unplaced_item',
  'former_number',
  'campus',
  'index_change',
  'import',
  'overwritten_record',
];
