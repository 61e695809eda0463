import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openCatalogue } from './relevance/catalogue.ts';
import { askAs, judgeAll } from './relevance/judge-all.ts';
import { figuresOf, tableOf } from './relevance/presentation.ts';

const shared = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));

/** Asks every judged query of a catalogue made for it; see bench/relevance.md. */
export async function run(
  args: string[],
): Promise<{ table: string; figures: Record<string, number> }> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: shared } },
  });
  const { records } = values;
  const hasRecords = existsSync(records);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    const catalogue = await openCatalogue(folder, hasRecords ? records : null);
    try {
      const result = await judgeAll(catalogue, hasRecords, askAs(catalogue));
      return { table: tableOf(result), figures: figuresOf(result) };
    } finally {
      await catalogue.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
