import { readFileSync, readdirSync } from 'node:fs';

interface Times {
  readonly parent: number;
  readonly name: string;
  /** Processor seconds of the process and of its ended children. */
  readonly seconds: number;
}

/** Ticks in a second: the kernel counts in hundredths (USER_HZ) on every supported architecture. */
const ticks = 100;

/**
 * Times of a process in proc_pid_stat(5), where the name stands in parentheses and may hold
 * anything but the last of them.
 */
function timesOf(pid: string | number): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const end = text.lastIndexOf(')');
    const [, parent, ...rest] = text.slice(end + 2).split(' ');
    // utime, stime, cutime and cstime: fields 14 to 17 of the manual, which counts from 1.
    const seconds = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0) / ticks;
    return { parent: Number(parent), name: text.slice(text.indexOf('(') + 1, end), seconds };
  } catch {
    // The process has ended meanwhile; its parent has its times.
    return null;
  }
}

/** Processor seconds of a process and all of its descendants, by program name. */
export function processorSeconds(pid: number): ReadonlyMap<string, number> {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), timesOf(name)]),
  );
  const sums = new Map<string, number>();
  for (const [id, times] of all) {
    if (!times) continue;
    let at: number | undefined = id;
    while (at !== undefined && at > 1 && at !== pid) at = all.get(at)?.parent;
    if (at === pid) sums.set(times.name, (sums.get(times.name) ?? 0) + times.seconds);
  }
  return sums;
}

/** Processor seconds of a process and all of its descendants, together. */
export function allSeconds(pid: number): number {
  return [...processorSeconds(pid).values()].reduce((sum, seconds) => sum + seconds, 0);
}

/** Processor seconds of one process so far; 0 where there is none. */
export function processSeconds(pid: number | undefined): number {
  return (pid !== undefined && timesOf(pid)?.seconds) || 0;
}
