import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { processSeconds } from './processor-time.ts';

export interface FinishedProcess {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  /** Peak memory in MB. */
  readonly rssMb: number;
  /** Processor seconds of all its threads. */
  readonly processorSeconds: number;
}

/** Runs a program of the project to its end. */
export async function runWatched(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<FinishedProcess> {
  const started = performance.now();
  const child = start(program, args, env);
  const output: string[] = [];
  child.stdout?.on('data', (text: Buffer) => output.push(text.toString()));
  child.stderr?.on('data', (text: Buffer) => output.push(text.toString()));
  const ended = once(child, 'exit');
  const watched = watch(child, ended);
  await ended;
  const seconds = (performance.now() - started) / 1000;
  return { code: child.exitCode, output: output.join(''), seconds, ...(await watched) };
}

export interface StartedProcess {
  readonly pid: number;
  /** First match in its output. */
  readonly found: RegExpMatchArray;
  stop(): Promise<void>;
}

/** Starts a program that runs until it is stopped; resolves once it has written `sign`. */
export async function startUntil(
  program: string,
  sign: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  // Runs as `npm start` does, for a crowd of readers at one computer of the library's own.
  const usual = { NODE_ENV: 'production', UNLIMITED_NETWORKS: '127.0.0.0/8' };
  const child = start(program, [], { ...usual, ...env });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let text = '';
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  // The program goes on writing, so its pipe stays open.
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(part);
    const found = sign.exec(text);
    if (!found) continue;
    child.stdout?.resume();
    return { pid: child.pid ?? 0, found, stop };
  }
  throw new Error(`${program} ended:\n${text}`);
}

function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] } as const;
  return spawn(process.execPath, [program, ...args], { ...options, stdio: [...options.stdio] });
}

/**
 * Watches the peak memory and processor time of a process: the kernel's account of them (VmHWM, times) vanishes with
 * the process, so it is read now and then.
 */
async function watch(
  child: ChildProcess,
  ended: Promise<unknown>,
): Promise<Pick<FinishedProcess, 'rssMb' | 'processorSeconds'>> {
  let seen = { rssMb: 0, processorSeconds: 0 };
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    seen = {
      rssMb: Math.max(seen.rssMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      processorSeconds: Math.max(seen.processorSeconds, processSeconds(child.pid)),
    };
    await Promise.race([ended, delay(50)]);
  }
  return seen;
}
