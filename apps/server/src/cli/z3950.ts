import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Translate } from '@estante/phrases';
import { gatewayConfiguration, gatewayDatabase } from '../modules/sru/index.ts';
import { readPlain, type ReadResult } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

const defaultListener = 'tcp:@:9999';

await runCommand({
  help,
  read: readAddress,
  act: ([address, listener], terminal) => answer(address, listener, terminal),
});

function help(t: Translate): string {
  return t('z3950.help', { database: gatewayDatabase, listener: defaultListener });
}

function readAddress(
  words: readonly string[],
): ReadResult<readonly [address: string, listener: string]> {
  const read = readPlain(words, { least: 1, most: 2 });
  if (read.kind === 'wrong') return read;
  const [address = '', listener = defaultListener] = read.given;
  if (!URL.canParse(address)) return { kind: 'wrong' };
  return { kind: 'given', given: [address, listener] };
}

async function answer(address: string, listener: string, { t, complain }: Terminal) {
  const folder = await mkdtemp(join(tmpdir(), 'estante-z3950-'));
  try {
    const file = join(folder, 'simple2zoom.xml');
    await writeFile(file, gatewayConfiguration(address));
    return await serve(file, listener);
  } catch (error) {
    if (!isMissing(error)) throw error;
    complain(t('z3950.missing'));
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the gateway until it ends, or this process does. */
async function serve(file: string, listener: string): Promise<number> {
  const gateway = spawn('simple2zoom', ['-c', file, '--', listener], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => gateway.kill(signal));
  const [code] = (await once(gateway, 'exit')) as [number | null];
  return code ?? 0;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
