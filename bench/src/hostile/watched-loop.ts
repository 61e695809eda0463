import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const probe = new URL('loop-probe.ts', import.meta.url);

/** Longest hold of the application's event loop, in milliseconds. */
export interface LoopHold {
  readonly whole: number;
  /** Longest hold by its own computation, not by processors that others had. */
  readonly own: number;
}

/** Settings with which an application records its event loop in this file. */
export function probeSettings(file: string) {
  return { NODE_OPTIONS: `--import=${fileURLToPath(probe)}`, LOOP_FILE: file } as const;
}

/** Longest hold between two moments of `Date.now()`. */
export async function longestHold(file: string, from: number, to: number): Promise<LoopHold> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' ').map(Number));
  const within = lines.filter(([at = 0]) => at >= from && at <= to);
  return {
    whole: Math.max(0, ...within.map(([, whole = 0]) => whole)),
    own: Math.max(0, ...within.map(([, , own = 0]) => own)),
  };
}
