import {
  createAvailabilityFollower,
  createIndexFollower,
  type IndexFollower,
} from '../src/modules/search/index.ts';
import { importInto } from './import-into.ts';
import {
  closeServer,
  openServer,
  renew,
  type TestAppOverrides,
  type TestServer,
} from './test-server.ts';

interface KeptServer {
  readonly server: TestServer;
  readonly settings: string;
}

/**
 * Applications that tests have ended with, made as new, for the next of this process: to build one, to import
 * records and to index them takes longer than most tests.
 */
const kept: KeptServer[] = [];
/** Most that are kept, those that were used last: few tests need a second one. */
const mostKept = 3;
/** The records that earlier tests of this process began with. */
const known = new Set<string>();

/** An application with these records, and what has its index follow its catalogue. */
export async function takeServer(
  overrides: TestAppOverrides,
): Promise<{ readonly server: TestServer; readonly follower: IndexFollower }> {
  const server =
    (isKept(overrides) && (await takeKept(overrides))) || (await openServer(overrides));
  const { database, index, log } = server;
  const follower = createIndexFollower({ db: database.db, engine: index, log });
  try {
    await fill(server, follower, overrides);
  } catch (error) {
    await closeServer(server);
    throw error;
  }
  return { server, follower };
}

/** Takes back what `takeServer` gave for these overrides. */
export async function giveBack(server: TestServer, overrides: TestAppOverrides): Promise<void> {
  const isReusable = isKept(overrides) && !server.app.server.listening;
  if (!isReusable || !(await renew(server))) return closeServer(server);
  kept.push({ server, settings: settingsOf(overrides) });
  const oldest = kept.length > mostKept ? kept.shift() : undefined;
  if (oldest) await closeServer(oldest.server);
}

/** Overrides that are compared as they are written; an application with any other is its test's own. */
const compared: ReadonlySet<string> = new Set<keyof TestAppOverrides>([
  'records',
  'internalHosts',
  'refusedPassword',
  'webhookHosts',
]);

/** Whether any application will do that has these settings and records. */
function isKept(overrides: TestAppOverrides): boolean {
  return Object.keys(overrides).every((name) => compared.has(name));
}

function settingsOf(overrides: TestAppOverrides): string {
  return JSON.stringify({ ...overrides, records: undefined });
}

/** The one that was filled with the same records, or else the last; all of the same settings. */
async function takeKept(overrides: TestAppOverrides): Promise<TestServer | null> {
  const [settings, records] = [settingsOf(overrides), keyOf(overrides.records)];
  const alike = kept.filter((one) => one.settings === settings);
  const same = alike.find(({ server }) => server.first?.records === records);
  const taken = same ?? alike.at(-1);
  if (!taken) return null;
  kept.splice(kept.indexOf(taken), 1);
  const { server } = taken;
  if (same || !server.first) return server;
  server.first = null;
  if ((await server.database.dropFirst()) && (await renew(server))) return server;
  await closeServer(server);
  return null;
}

/**
 * Imports the records and indexes them, where they are not there already. From the second time on that they are asked
 * for, the database keeps them.
 */
async function fill(
  server: TestServer,
  follower: IndexFollower,
  overrides: TestAppOverrides,
): Promise<void> {
  const { records = [] } = overrides;
  const { database, index, engine, clock, log, first } = server;
  const { db, pool } = database;
  const asked = keyOf(records);
  const isThere = first?.records === asked;
  if (isThere && first.version === index.status().version) return;
  if (!isThere && records.length > 0) await importInto({ pool, clock }, records);
  await follower.rebuild();
  const availability = createAvailabilityFollower({ db, engine: index, log });
  await availability.catchUp();
  Object.assign(engine, availability.engine);
  const isExpected = isKept(overrides) && known.has(asked);
  const stays = isThere || (isExpected && (await database.keepFirst()));
  if (stays) server.first = { records: asked, version: index.status().version };
  known.add(asked);
}

function keyOf(records: TestAppOverrides['records']): string {
  return JSON.stringify(records ?? []);
}
