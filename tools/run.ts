import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program from the project's root, its output on ours. Resolves with its exit code. One that yields gets the
 * processor time that other programs leave, as do all that it starts.
 */
export function run(
  command: string,
  args: readonly string[],
  { yields = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A JavaScript program of a dependency, on the Node that runs this. */
export function runNode(
  script: string,
  args: readonly string[] = [],
  options: { readonly yields?: boolean } = {},
): Promise<number> {
  return run(process.execPath, [`${root}${script}`, ...args], options);
}

/**
 * Runs a JavaScript program of a dependency beside others: its output comes in one piece, when it
 * has ended.
 */
export function runNodeBeside(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}${script}`, ...args], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(output);
      resolve(code ?? 1);
    });
  });
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
