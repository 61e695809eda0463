import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@estante/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { gatewayConfiguration, gatewayDatabase } from './index.ts';

const isThere = (program: string) => !spawnSync('sh', ['-c', `command -v ${program}`]).status;

let server: TestApp;
let address = '';
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', author: 'Assis, Machado de', year: 1899 }),
      aBook({ title: 'Dom Quixote', author: 'Cervantes, Miguel de', year: 1605 }),
    ],
  });
  address = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/sru`;
});
afterAll(() => server.close());

/** Runs a program on commands; resolves with what it says and what it complains of. */
function talk(program: string, args: readonly string[], commands: readonly string[] = []) {
  return new Promise<string>((resolve) => {
    const child = execFile(program, args, { timeout: 20_000 }, (_error, out, err) =>
      resolve(`${out}${err}`),
    );
    child.stdin?.end(commands.map((line) => `${line}\n`).join(''));
  });
}

describe.skipIf(!isThere('zoomsh'))(
  "zoomsh of YAZ (skipped where Debian's yaz is not installed)",
  () => {
    const zoomsh = (version: string, ...commands: readonly string[]) =>
      talk('zoomsh', [
        'set sru get',
        `set sru_version ${version}`,
        'set schema marcxml',
        `connect ${address}`,
        ...commands,
        'quit',
      ]);

    test.each(['1.1', '1.2', '2.0'])('searches and shows by SRU %s', async (version) => {
      const said = await zoomsh(version, 'search cql:dc.title=casmurro', 'show 0 1');
      expect(said).toContain('1 hits');
      expect(said).toContain('<subfield code="a">Dom Casmurro');
    });

    test.each(['1.1', '1.2', '2.0'])('is told what cannot be done by SRU %s', async (version) => {
      const said = await zoomsh(version, 'search cql:dc.colour=red');
      expect(said).toMatch(/Unsupported index.*16|16.*Unsupported index|dc\.colour/);
    });
  },
);

describe.skipIf(!isThere('yaz-client'))(
  "yaz-client (skipped where Debian's yaz is not installed)",
  () => {
    test.each(['1.1', '1.2'])('searches and scans by SRU %s', async (version) => {
      const said = await talk(
        'yaz-client',
        [],
        [
          `sru get ${version}`,
          'querytype cql',
          `open ${address}`,
          'find dc.creator all "machado assis"',
          'find dc.title=dom not casmurro sortBy dc.date',
          'scan dc.title=dom',
          'find (a',
          'quit',
        ],
      );
      expect(said.match(/Number of hits: 1\b/g)).toHaveLength(2);
      expect(said).toContain('Dom Casmurro: 1 first');
      expect(said).toContain('Dom Quixote: 1 last');
      expect(said).toContain('info:srw/diagnostic/1/13');
    });
  },
);

const hasGateway = isThere('simple2zoom') && isThere('yaz-client');

describe.skipIf(!hasGateway)('Z39.50 by Simple2ZOOM (skipped where it is not installed)', () => {
  let gateway: ChildProcess;
  let folder = '';
  let port = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estante-gateway-'));
    const file = join(folder, 'simple2zoom.xml');
    await writeFile(file, gatewayConfiguration(address));
    port = await freePort();
    gateway = spawn('simple2zoom', ['-c', file, '--', `tcp:127.0.0.1:${port}`], {
      stdio: 'ignore',
    });
    await untilListening(port);
  });
  afterAll(async () => {
    const ended = once(gateway, 'exit');
    gateway.kill();
    await ended;
    await rm(folder, { recursive: true });
  });

  const ask = (...commands: readonly string[]) =>
    talk(
      'yaz-client',
      [],
      [`open 127.0.0.1:${port}`, `base ${gatewayDatabase}`, ...commands, 'quit'],
    );

  test('searches by attributes of bib-1 and gives MARC 21', async () => {
    const said = await ask('find @attr 1=4 casmurro', 'format usmarc', 'show 1+1');
    expect(said).toContain('Number of hits: 1');
    expect(said).toMatch(/Record type: USmarc/i);
    expect(said).toMatch(/^100 1 .*\$a Assis, Machado de/m);
  });

  test('joins terms, and says which attribute it does not know', async () => {
    const said = await ask(
      'find @and @attr 1=1003 cervantes @attr 1=31 1605',
      'find @not @attr 1=1016 dom @attr 1=4 quixote',
      'find @attr 1=9999 x',
    );
    expect(said.match(/Number of hits: 1\b/g)).toHaveLength(2);
    expect(said).toContain('[114]');
  });

  test('takes a title as a whole, and the beginning of a word', async () => {
    const said = await ask(
      'find @attr 1=4 @attr 6=3 "dom casmurro"',
      'find @attr 1=4 @attr 6=3 "dom"',
      'find @attr 1=1003 @attr 5=1 cerv',
    );
    expect(said.match(/Number of hits: \d+/g)).toEqual(
      [1, 0, 1].map((n) => `Number of hits: ${n}`),
    );
  });

  test('scans', async () => {
    const said = await ask('scan @attr 1=4 dom');
    expect(said).toContain('Dom Casmurro (1)');
    expect(said).toContain('Dom Quixote (1)');
  });
});

/** Waits until the gateway answers; one that never does fails the test by its time. */
async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isUp) return;
    await wait(50);
  }
}
