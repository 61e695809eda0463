import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayConfiguration, gatewayDatabase } from '../modules/sru/index.ts';
import { explainFailure } from './explain-failure.ts';

const help = `npm run z3950 -- ADDRESS [LISTENER]    answers Z39.50 by asking this catalogue's SRU

ADDRESS is where SRU is, http://127.0.0.1:3000/sru; LISTENER where Z39.50 is to be answered, as YAZ
writes it: tcp:@:9999 where nothing is said. The database is called ${gatewayDatabase}.
It needs Simple2ZOOM (Debian: apt-get install libnet-z3950-simple2zoom-perl), which is no part of Estante.`;

const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main([
  address,
  listener = 'tcp:@:9999',
  ...more
]: readonly string[]): Promise<number> {
  if (address === undefined || more.length > 0 || !URL.canParse(address)) {
    complain(help);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'estante-z3950-'));
  try {
    const file = join(folder, 'simple2zoom.xml');
    await writeFile(file, gatewayConfiguration(address));
    return await serve(file, listener);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Until it ends, or this does. */
async function serve(file: string, listener: string): Promise<number> {
  const gateway = spawn('simple2zoom', ['-c', file, '--', listener], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => gateway.kill(signal));
  const [code] = (await once(gateway, 'exit')) as [number | null];
  return code ?? 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  complain(isMissing ? `simple2zoom is not installed.\n\n${help}` : explainFailure(error));
  process.exitCode = 1;
}
