import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';

/**
 * The last lines that a server wrote, which tell why it did not start. Early ones are in the start log, those
 * after its log collector has started (that a port is taken, say) in the newest file of its log.
 */
export async function lastWords(folder: ClusterFolder): Promise<string> {
  const logs = join(folder.cluster, 'log');
  const names = await readdir(logs).catch(() => []);
  let newest = { path: folder.startLog, written: await lastWritten(folder.startLog) };
  for (const path of names.map((name) => join(logs, name))) {
    const written = await lastWritten(path);
    if (written >= newest.written) newest = { path, written };
  }
  const text = await readFile(newest.path, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-8).join('\n');
}

async function lastWritten(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0;
}
