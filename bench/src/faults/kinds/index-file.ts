import { open, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { startBar, type Fault, type FaultFindings } from '../fault.ts';
import { firstSuccess } from '../probes.ts';
import type { Scene } from '../scene.ts';
import { startAgain } from './server.ts';

type Damage = (path: string, bytes: number) => Promise<void>;

/** Damages the file of the index while nothing runs, and starts again. */
function damaged(name: string, damage: Damage): Fault {
  return {
    name,
    on: ['own'],
    bar: startBar,
    strike: async (scene) => {
      await scene.server.stop();
      const path = join(scene.dataDir, 'search-index.bin');
      const { size } = await stat(path);
      await damage(path, size);
      const { ended, wrong } = await startAgain(scene);
      return { ended, wrong, later: () => findAgain(scene, ended) };
    },
  };
}

async function findAgain(scene: Scene, since: number): Promise<FaultFindings> {
  const found = await firstSuccess(() => searches(scene), scene.server);
  if (found === null) return { wrong: ['searches find nothing'] };
  return { note: `searches after ${((found - since) / 1000).toFixed(1)} s; ${said(scene)}` };
}

/** Whether a search finds all titles that the stock has. */
async function searches({ server }: Scene): Promise<boolean> {
  const answer = await fetch(`${server.address}/api/consulta?q=&quantidade=1`).catch(() => null);
  const body: unknown = answer?.ok === true ? await answer.json() : await answer?.text();
  return typeof body === 'object' && body !== null && 'total' in body && Number(body.total) >= 340;
}

function said({ server }: Scene): string {
  return /index/i.test(server.output.replace('Opening the search index', ''))
    ? 'it says so in the log'
    : 'nothing in the log';
}

async function flipBit(path: string, position: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, position);
    await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, position);
  } finally {
    await file.close();
  }
}

export const indexFaults: readonly Fault[] = [
  damaged('index-deleted', (path) => rm(path)),
  damaged('index-flipped', (path, bytes) => flipBit(path, Math.floor(bytes / 2))),
  damaged('index-truncated', (path, bytes) => truncate(path, Math.floor(bytes / 2))),
];
