import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Connection } from '@estante/database';
import { Client } from '../circulation/client.ts';
import { age, crowd, takeTurns, nth, openArena, type Arena } from '../circulation/crowd.ts';
import { Evidence } from '../circulation/evidence.ts';
import { lend } from '../circulation/acts.ts';
import type { Person } from '../circulation/people.ts';
import { copiesOf, importStock, type ShelfCopy, type Stock } from '../circulation/site.ts';
import { createOwn, embeddedIn, type Database, type DatabaseKind } from './databases.ts';
import { NoAnswer, Observation } from './observation.ts';
import { Server, unlimitedNetworks } from '../served/server.ts';

/** Titles and copies for the clients that write. */
export const stock: readonly Stock[] = [
  { kind: 'mixed', titles: 300, copies: 1, library: 'CENTRAL' },
  { kind: 'far', titles: 40, copies: 1, library: 'NORTE' },
];

const staffCount = 8;

/** Scene of the faults: an application, its database, and 64 clients that write. */
export interface Scene extends AsyncDisposable {
  readonly folder: string;
  readonly dataDir: string;
  readonly database: Database;
  readonly server: Server;
  readonly evidence: Evidence;
  readonly observation: Observation;
  readonly arena: Arena;
  readonly readers: readonly Client[];
  readonly copies: readonly ShelfCopy[];
  /** People who only owe and pay: a debt would keep a reader from borrowing. */
  readonly debtors: readonly Person[];
  /** Desk that sends each of its calls once; its calls are not judged. */
  readonly probe: Client;
  /** Measurement's own connections, to look and to disturb; opened anew where the database has moved. */
  readonly pool: () => Connection['pool'];
  readonly reconnect: () => Promise<void>;
}

export async function openScene(kind: DatabaseKind, folder: string): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const dataDir = join(folder, 'data');
  const own = kind === 'own' ? opened.use(await createOwn(join(folder, 'own'))) : null;
  const database = own ?? embeddedIn(dataDir);
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    [unlimitedNetworks]: '127.0.0.1',
    // Host of the provider of captchas.
    INTERNAL_HOSTS: '127.0.0.1',
  };
  const server = opened.use(new Server(settings));
  await server.start();
  let connection = await connectTo(database);
  opened.defer(() => connection.close());
  await importStock(folder, stock, { ...settings, DEMO: 'false' });
  const people = await gather(server, () => connection.pool);
  const kept = opened.move();
  return {
    folder,
    dataDir,
    database,
    server,
    ...people,
    pool: () => connection.pool,
    reconnect: async () => {
      await connection.close();
      connection = await connectTo(database);
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Waits for a database that recovers. */
export async function connectTo(database: Database): Promise<Connection> {
  for (let left = 300; ; left -= 1) {
    try {
      return await tryConnection(database);
    } catch (error) {
      if (left === 0) throw error;
      await delay(200);
    }
  }
}

async function tryConnection(database: Database): Promise<Connection> {
  const connection = connect({ connectionString: await database.connectionString(), max: 4 });
  try {
    await connection.pool.query('select 1');
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Parts of a scene: people, the arena that they act in, and the copies for their acts. */
export type SceneParts = Pick<
  Scene,
  'evidence' | 'observation' | 'arena' | 'readers' | 'debtors' | 'copies' | 'probe'
>;

/** Signs the acting people in at an address; half of the copies are on loan. */
export async function gather(
  server: { readonly address: string; readonly pid: number },
  pool: Scene['pool'],
): Promise<SceneParts> {
  const evidence = new Evidence();
  const observation = new Observation(evidence);
  const site = {
    address: server.address,
    pid: server.pid,
    get pool() {
      return pool();
    },
    [Symbol.asyncDispose]: async () => {},
  };
  const sending = { fetching: observation.fetching, patience: 20 };
  const count = crowd - staffCount;
  const arena = await openArena(site, evidence, count + staffCount, sending);
  const readers = await arena.readers(count);
  const debtors = (await arena.readers(staffCount)).map(({ person }) => person);
  const copies = await copiesOf(pool(), 'mixed');
  await lendHalf(arena, readers, copies);
  const probe = await probeOf(arena);
  return { evidence, observation, arena, readers, debtors, copies, probe };
}

/** Lends every other copy, with due dates that allow a renewal. */
async function lendHalf(arena: Arena, readers: readonly Client[], copies: readonly ShelfCopy[]) {
  const loans: number[] = [];
  const out = copies.filter((_, at) => at % 2 === 0);
  await takeTurns(out, arena.staff.length, async (copy, at) => {
    const loan = await lend(nth(arena.staff, at), nth(readers, at).person, copy);
    if (loan) loans.push(loan.codigo);
  });
  await age(arena.site.pool, loans);
}

/** Desk whose calls nobody judges. */
async function probeOf({ site, staff }: Arena): Promise<Client> {
  const fetching = (url: URL, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
      throw new NoAnswer('probe', { cause });
    });
  const sending = { fetching, patience: 0 };
  const desk = new Client(site.address, new Evidence(), nth(staff, 0).person, sending);
  await desk.signIn();
  return desk;
}
