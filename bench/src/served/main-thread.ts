import { readFileSync } from 'node:fs';

/** Milliseconds of processor time of a process's first thread, the one that answers. */
export function mainThreadMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // utime and stime, in hundredths of a second (proc_pid_stat(5)).
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory that a process holds, in MB. */
export function rssMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
