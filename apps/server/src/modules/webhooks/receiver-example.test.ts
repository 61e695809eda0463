import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { safe } from '../../../test/safe.ts';
import { createOutsideServers } from '../../platform/outside/outside-server.ts';
import { deliver } from './deliver.ts';
import { newSecret, sealSecret } from './secret.ts';

/** The last program of the page. */
async function receiverOfThePage(): Promise<string> {
  const page = await readFile(new URL('../../../../../docs/api-keys.md', import.meta.url), 'utf8');
  return page.slice(page.lastIndexOf('```js\n') + 6, page.lastIndexOf('```'));
}

test('the receiver of the documentation takes what is signed with its secret, once', async () => {
  const secret = newSecret();
  const program = await receiverOfThePage();
  const running = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface(running.stdout)[Symbol.asyncIterator]();
    const [, port = ''] = String((await lines.next()).value).split(' ');
    const host = `127.0.0.1:${port}`;
    const readerServers = createOutsideServers([host]);
    const send = (id: string, of: string, now = Temporal.Now.instant()) =>
      deliver(
        { readerServers, safe },
        {
          id,
          webhookId: 1,
          url: `http://${host}/`,
          secret: sealSecret(safe, 1, of),
          event: 'loan.made',
          facts: { title: 'Dom Casmurro' },
          happenedAt: new Date(),
        },
        now,
      );
    expect(await send('a', newSecret())).toMatchObject({ isDelivered: false, status: 401 });
    const old = Temporal.Now.instant().subtract({ minutes: 10 });
    expect(await send('a', secret, old)).toMatchObject({ isDelivered: false, status: 401 });
    expect(await send('a', secret)).toMatchObject({ isDelivered: true, status: 204 });
    expect(await send('a', secret)).toMatchObject({ isDelivered: true });
    expect(await send('b', secret)).toMatchObject({ isDelivered: true });
    const told = [(await lines.next()).value, (await lines.next()).value];
    expect(told).toEqual(['loan.made Dom Casmurro', 'loan.made Dom Casmurro']);
  } finally {
    running.kill();
    await once(running, 'exit');
  }
});
