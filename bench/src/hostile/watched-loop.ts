import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const probe = new URL('loop-probe.ts', import.meta.url);

/** The longest that the application's event loop was held, in milliseconds. */
export interface LoopHold {
  readonly whole: number;
  /** The longest that it was held by what it computed itself, not by processors that others had. */
  readonly own: number;
}

/** Settings by which an application tells of its event loop, in this file. */
export function probeSettings(file: string) {
  return { NODE_OPTIONS: `--import=${fileURLToPath(probe)}`, LOOP_FILE: file } as const;
}

/** Between two moments, as `Date.now()` tells them. */
export async function longestHold(file: string, from: number, to: number): Promise<LoopHold> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' ').map(Number));
  const within = lines.filter(([at = 0]) => at >= from && at <= to);
  return {
    whole: Math.max(0, ...within.map(([, whole = 0]) => whole)),
    own: Math.max(0, ...within.map(([, , own = 0]) => own)),
  };
}
