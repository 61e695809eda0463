import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Connection } from '@estante/database';
import type { Client } from '../circulation/client.ts';
import { copiesOf, importStock, type ShelfCopy } from '../circulation/site.ts';
import { createOwn } from '../faults/databases.ts';
import { connectTo, gather, stock, type SceneParts } from '../faults/scene.ts';
import { Server, unlimitedNetworks } from '../served/server.ts';
import { Balancer } from './balancer.ts';
import { startRelay, type Relay } from './relay.ts';

/** Three servers on one PostgreSQL behind a balancer, the second over a connection that can be cut. */
export interface Scene extends AsyncDisposable, SceneParts {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly servers: readonly [Server, Server, Server];
  readonly balancer: Balancer;
  readonly relay: Relay;
  readonly pool: Connection['pool'];
  /** Reader, desk and copy that nobody else acts on. */
  readonly own: { readonly desk: Client; readonly reader: Client; readonly copy: ShelfCopy };
}

export async function openScene(folder: string): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await createOwn(join(folder, 'own')));
  const line = new URL(database.url);
  const relay = opened.use(
    await startRelay({ host: line.hostname, port: Number(line.port || '5432') }),
  );
  const byRelay = new URL(database.url);
  byRelay.hostname = '127.0.0.1';
  byRelay.port = String(relay.port);
  const shared = {
    [unlimitedNetworks]: '127.0.0.1',
    INTERNAL_HOSTS: '127.0.0.1',
    SECRET_KEY: randomBytes(24).toString('hex'),
  };
  const settingsOf = (name: string, url = database.url) => ({
    ...shared,
    DATA_DIR: join(folder, name),
    DATABASE_URL: url,
  });
  const settings = settingsOf('first');
  const servers = [
    opened.use(new Server(settings)),
    opened.use(new Server(settingsOf('second', byRelay.href))),
    opened.use(new Server(settingsOf('third'))),
  ] as const;
  for (const server of servers) await server.start();
  const connection = await connectTo(database);
  opened.defer(() => connection.close());
  const { pool } = connection;
  await importStock(folder, [...stock, { kind: 'own', titles: 1, copies: 1, library: 'CENTRAL' }], {
    ...settings,
    DEMO: 'false',
  });
  const balancer = opened.use(new Balancer(servers.map(({ address }) => address)));
  await balancer.start();
  const people = await gather({ address: balancer.address, pid: 0 }, () => pool);
  const own = await ownOf(people, pool);
  const kept = opened.move();
  return {
    folder,
    settings,
    servers,
    balancer,
    relay,
    pool,
    ...people,
    readers: people.readers.slice(1),
    own,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function ownOf({ probe, readers }: SceneParts, pool: Connection['pool']) {
  const [copy] = await copiesOf(pool, 'own');
  const [reader] = readers;
  if (!copy || !reader) throw new Error('there is nothing to act on');
  return { desk: probe, reader, copy };
}
