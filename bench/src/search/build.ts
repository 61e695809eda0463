import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect } from '@estante/database';
import { openInProcessEngine, syntheticDocuments } from '@estante/search-engine';
import type { InProcessEngine } from '@estante/search-engine';
import { documentsIn, fillCatalogue } from './catalogue-database.ts';
import { seconds } from './timing.ts';

export function open(path: string): Promise<InProcessEngine> {
  return openInProcessEngine({ snapshotPath: path, workers: 2, onWarning: () => undefined });
}

export interface Catalogue {
  readonly path: string;
  readonly connectionString: string;
  readonly titles: number;
  readonly seed: number;
}

/**
 * Fills the catalogue and builds its index in a process of its own, so that the measured server is one that has
 * started. Resolves with the seconds of the build.
 */
export async function built(catalogue: Catalogue): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(catalogue)]);
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The index could not be built: exit ${code}`);
  });
  const [took] = (await Promise.race([once(child, 'message'), died])) as [number];
  died.catch(() => undefined);
  await once(child, 'exit');
  return took;
}

async function buildHere({ path, connectionString, titles, seed }: Catalogue): Promise<void> {
  const connection = connect({ connectionString, max: 2 });
  const { pool } = connection;
  await fillCatalogue(pool, syntheticDocuments(titles, seed));
  const engine = await open(path);
  const started = performance.now();
  await engine.rebuild(documentsIn(pool), '1');
  process.send?.(seconds(started));
  await connection.close();
  await engine.close();
  process.disconnect?.();
}

const [, started, catalogue] = process.argv;
if (started === fileURLToPath(import.meta.url) && catalogue !== undefined) {
  await buildHere(JSON.parse(catalogue) as Catalogue);
}
