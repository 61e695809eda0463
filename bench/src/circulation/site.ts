import { setUpNetwork } from '@estante/test-support/set-up-network';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, startEmbeddedPostgres, type Connection } from '@estante/database';
import { marcXmlFoot, marcXmlHead, writeMarcXml, type MarcRecord } from '@estante/marc';
import { benchRecord } from '../import-records.ts';
import { application, importer } from '../programs.ts';
import { runWatched, startUntil } from '../watched-process.ts';

export interface Site extends AsyncDisposable {
  readonly address: string;
  /** Number of the application's process. */
  readonly pid: number;
  readonly pool: Connection['pool'];
}

/** Copy as desks know it, and what a hold on it has to say. */
export interface ShelfCopy {
  readonly id: number;
  readonly barcode: string;
  readonly titleId: number;
  readonly libraryId: number;
}

/** Titles of a kind, each with this many copies in a library. */
export interface Stock {
  readonly kind: string;
  readonly titles: number;
  readonly copies: number;
  readonly library: 'CENTRAL' | 'NORTE';
}

/** The real application as a process of its own, on an embedded PostgreSQL with this stock. */
export async function startSite(
  folder: string,
  stock: readonly Stock[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  await using opened = new AsyncDisposableStack();
  const dataDir = join(folder, 'postgres');
  const started = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (started.kind !== 'started') throw new Error(`PostgreSQL does not start: ${started.kind}`);
  opened.defer(() => started.stop());
  const { connectionString } = started;
  const connection = connect({ connectionString, max: 8 });
  opened.defer(() => connection.close());
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: connectionString,
    PORT: '0',
    DEMO: 'false',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const running = await startUntil(application, /ready at (http\S+)/, env);
  opened.defer(() => running.stop());
  await setUpNetwork(running.found[1] ?? '', env.DATA_DIR);
  await importStock(folder, stock, env);
  const kept = opened.move();
  return {
    address: running.found[1] ?? '',
    pid: running.pid,
    pool: connection.pool,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Brings the stock into the catalogue of the application with this environment. */
export async function importStock(
  folder: string,
  stock: readonly Stock[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const file = join(folder, 'records.xml');
  await writeFile(file, marcXmlHead + recordsOf(stock).map(writeMarcXml).join('') + marcXmlFoot);
  const imported = await runWatched(importer, ['--new-libraries', file], env);
  if (imported.code !== 0) throw new Error(`the import failed:\n${imported.output}`);
}

function recordsOf(stock: readonly Stock[]): MarcRecord[] {
  const all = stock.flatMap((one) =>
    Array.from({ length: one.titles }, (_, title) => ({ one, title })),
  );
  return all.map(({ one, title }, number) => {
    const { leader, fields } = benchRecord(number);
    const described = fields.filter(({ tag }) => tag !== '952');
    const copies = Array.from({ length: one.copies }, (_, copy) => copyField(one, title, copy));
    return { leader, fields: [...described, ...copies] };
  });
}

function copyField({ kind, library }: Stock, title: number, copy: number) {
  const subfields = [
    { code: 'a', value: library },
    { code: 'b', value: library },
    { code: 'p', value: `${kind}-${title}-${copy}` },
    { code: 'y', value: 'LIVRO' },
  ];
  return { tag: '952', ind1: ' ', ind2: ' ', subfields };
}

/** Copies of one kind, title by title. */
export async function copiesOf(pool: Site['pool'], kind: string): Promise<readonly ShelfCopy[]> {
  const { rows } = await pool.query<ShelfCopy>(
    `select id, barcode, title_id as "titleId", library_id as "libraryId" from copy
     where barcode like $1 || '-%' order by title_id, id`,
    [kind],
  );
  return rows;
}

export async function libraryOf(pool: Site['pool'], code: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from library where code = $1', [
    code,
  ]);
  if (!rows[0]) throw new Error(`there is no library ${code}`);
  return rows[0].id;
}
