import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';
import { openLive } from './live/live-network.ts';
import { steps } from './live/steps.ts';

const records = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));

/**
 * Takes a library from an empty folder through lending to total loss and recovery, using only what operators
 * type and people request; see bench/live.md. Each step throws where it fails.
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: records } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'estante-live-'));
  const live = openLive({ folder, records: values.records });
  const figures: Record<string, number> = {};
  try {
    for (const step of steps) {
      const { name } = step;
      const began = performance.now();
      const told = await step.act(live);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${told}\n`);
      figures[name.replaceAll(' ', '_')] = seconds;
    }
  } finally {
    await live.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const all = Object.values(figures).reduce((sum, seconds) => sum + seconds, 0);
  const table = `${steps.length} steps held, in ${all.toFixed(1)} s together.`;
  return { table, figures: { ...figures, all: Math.round(all * 10) / 10 } };
}
