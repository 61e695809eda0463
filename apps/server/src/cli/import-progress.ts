import { stat } from 'node:fs/promises';
import type { Translate } from '@estante/phrases';
import type { ImportProgress } from '../modules/import/index.ts';

export interface ProgressDisplay {
  update(progress: ImportProgress): void;
  stop(): void;
}

/** The size of each file in bytes; 0 for one that cannot be read. */
export async function sizesOf(files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = files.map(async (file) => [file, await sizeOf(file)] as const);
  return new Map(await Promise.all(sizes));
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}

/** Shows progress: a bar on a terminal, elsewhere a line for every tenth part. */
export async function showProgress(
  sizes: ReadonlyMap<string, number>,
  output: NodeJS.WriteStream,
  t: Translate,
): Promise<ProgressDisplay> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const display = output.isTTY ? await bar(total, output, t) : lines(total, output, t);
  const done = new Map<string, number>();
  return {
    update: ({ file, bytes, records }) => {
      done.set(file, bytes);
      const sum = [...done.values()].reduce((all, part) => all + part, 0);
      display.update(Math.min(sum, total), records);
    },
    stop: () => display.stop(),
  };
}

interface Display {
  update(bytes: number, records: number): void;
  stop(): void;
}

async function bar(total: number, stream: NodeJS.WriteStream, t: Translate): Promise<Display> {
  const { default: cliProgress } = await import('cli-progress');
  const single = new cliProgress.SingleBar({
    format: t('importing.bar'),
    stream,
    hideCursor: null,
    gracefulExit: false,
  });
  single.start(total, 0, { records: 0 });
  return {
    update: (bytes, records) => single.update(bytes, { records }),
    stop: () => single.stop(),
  };
}

function lines(total: number, stream: NodeJS.WriteStream, t: Translate): Display {
  let shown = 0;
  return {
    update: (bytes, records) => {
      const tenths = total === 0 ? 10 : Math.floor((bytes / total) * 10);
      if (tenths <= shown) return;
      shown = tenths;
      stream.write(`${t('importing.step', { part: tenths * 10, records })}\n`);
    },
    stop: () => {},
  };
}
