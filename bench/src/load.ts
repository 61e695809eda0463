import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '../../apps/server/src/modules/auth/password.ts';
import type { Client } from './circulation/client.ts';
import { openArena, type Arena } from './circulation/crowd.ts';
import { Evidence } from './circulation/evidence.ts';
import { lendOut, needsOfPace, preparePace } from './circulation/pace.ts';
import { password } from './circulation/people.ts';
import { copiesOf, startSite, type ShelfCopy, type Stock } from './circulation/site.ts';
import type { ReadingOrders, ReadingOutcome } from './load/orders.ts';
import { present } from './load/present.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { processSeconds } from './processor-time.ts';
import { sentOff } from './sent-off.ts';
import { rssMb } from './served/main-thread.ts';

const readers = new URL('load/reading.ts', import.meta.url);
/** Number of readers who have signed in, and of those who sign in meanwhile. */
const [signedIn, entering] = [200, 50];
/** Seconds at half the pace that are not measured: just after a start V8 has not compiled the code yet. */
const warmUp = 30;

/** Mixed reading with writes at the bars of the design; see bench/load.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '600' },
      pace: { type: 'string', default: '200' },
      writes: { type: 'string', default: '10' },
      titles: { type: 'string', default: '100000' },
    },
  });
  const options = {
    seconds: numberOption(values, 'seconds'),
    pace: numberOption(values, 'pace'),
    rate: numberOption(values, 'writes'),
    titles: numberOption(values, 'titles'),
  };
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measure(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Options {
  readonly seconds: number;
  /** Reads a second. */
  readonly pace: number;
  /** Writes a second. */
  readonly rate: number;
  readonly titles: number;
}

async function measure(folder: string, options: Options): Promise<MeasurementResult> {
  const { seconds, pace, titles } = options;
  const needs = needsOfPace(options);
  const written = needs.renewed + needs.awaited;
  const central = { copies: 1, library: 'CENTRAL' } as const;
  const stock: readonly Stock[] = [
    { kind: 'pace', titles: needs.renewed, ...central },
    { kind: 'awaited', titles: needs.awaited, ...central },
    { kind: 'shelf', titles: Math.max(3 * signedIn, titles - written), ...central },
    { kind: 'far', titles: 10, copies: 1, library: 'NORTE' },
  ];
  // Readers come through the operator's proxy, which names their addresses.
  await using site = await startSite(folder, stock, { TRUSTED_PROXIES: '127.0.0.1' });
  const arena = await openArena(site, new Evidence(), needs.readers + signedIn + entering);
  const shelf = await copiesOf(site.pool, 'shelf');
  const people = await peopleOf(arena, shelf);
  const write = await preparePace(arena, options);
  const { hostname: host, port } = new URL(site.address);
  const orders: ReadingOrders = {
    host,
    port: Number(port),
    seconds,
    pace,
    firstTurn: 0,
    titles: written + shelf.length,
    titleIds: shelf.map(({ titleId }) => titleId),
    ...people,
  };
  const first: ReadingOrders = {
    ...orders,
    seconds: warmUp,
    pace: pace / 2,
    firstTurn: 10_000_000,
  };
  await sentOff(readers, first);
  const before = processSeconds(site.pid);
  const started = performance.now();
  const [read, paced] = await Promise.all([sentOff(readers, orders), write()]);
  return present({
    read: read as ReadingOutcome,
    written: paced,
    processorShare: (processSeconds(site.pid) - before) / ((performance.now() - started) / 1000),
    rssMb: rssMb(site.pid),
    load: loadavg()[0] ?? 0,
  });
}

/** Readers with three loans each, and readers whose passwords have the usual cost. */
async function peopleOf(arena: Arena, shelf: readonly ShelfCopy[]) {
  const [reading, others] = [await arena.readers(signedIn), await arena.readers(entering)];
  await lendOut(arena, reading, shelf.slice(0, 3 * signedIn));
  const hash = await hashPassword(password);
  const ids = others.map(({ person }) => person.id);
  const { pool } = arena.site;
  await pool.query('update person set password_hash = $1 where id = any($2)', [hash, ids]);
  const personOf = ({ person }: Client) => person;
  return { people: reading.map(personOf), entering: others.map(personOf) };
}
