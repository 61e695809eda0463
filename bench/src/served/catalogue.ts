import { setUpNetwork } from '@estante/test-support/set-up-network';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marcXmlFoot, marcXmlHead, writeMarcXml } from '@estante/marc';
import { findable, writeBenchFile } from '../import-records.ts';
import { waitUntilFindable } from '../import.ts';
import { runWatched, startUntil } from '../watched-process.ts';
import { application, importer } from '../programs.ts';
import { bigRecord } from './big-record.ts';

export interface ServedCatalogue {
  readonly address: string;
  /** Number of the application's process. */
  readonly pid: number;
}

/**
 * Runs the application as in production over the made-up catalogue of so many titles and one huge title. `keep` leaves
 * the catalogue for the next run; else its folder is removed.
 */
export async function withCatalogue<Result>(
  titles: number,
  keep: string | undefined,
  measure: (served: ServedCatalogue) => Promise<Result>,
): Promise<Result> {
  if (keep !== undefined) return serve(keep, titles, measure);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await serve(folder, titles, measure);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function serve<Result>(
  folder: string,
  titles: number,
  measure: (served: ServedCatalogue) => Promise<Result>,
): Promise<Result> {
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: 'false',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    NODE_ENV: 'production',
    // The crowd comes from one address.
    UNLIMITED_NETWORKS: '127.0.0.0/8',
  };
  const running = await startUntil(application, /ready at (http\S+)/, env);
  try {
    const address = running.found[1] ?? '';
    await setUpNetwork(address, env.DATA_DIR);
    await importOnce(folder, titles, env);
    await waitUntilFindable(address, findable(titles));
    return await measure({ address, pid: running.pid });
  } finally {
    await running.stop();
  }
}

/** Imports the catalogue, unless an earlier run has left it complete in the folder. */
async function importOnce(
  folder: string,
  titles: number,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const done = join(folder, `imported-${titles}`);
  if (existsSync(done)) return;
  await mkdir(folder, { recursive: true });
  const files = [join(folder, 'records.mrc'), join(folder, 'big.xml')] as const;
  await writeBenchFile(files[0], titles);
  await writeFile(files[1], marcXmlHead + writeMarcXml(bigRecord(titles)) + marcXmlFoot);
  const finished = await runWatched(importer, ['--new-libraries', ...files], env);
  if (finished.code !== 0) throw new Error(`the import failed:\n${finished.output}`);
  await writeFile(done, '');
}
