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

/**
 * Applications that tests have ended with, made as new, for the next of this process: to build one, to import
 * records and to index them takes longer than most tests.
 */
const kept: TestServer[] = [];
/** Most that are kept: few tests need a second one. */
const mostKept = 3;
/** The records that earlier tests of this process began with. */
const known = new Set<string>();

/** An application with these records, and what has its index follow its catalogue. */
export async function takeServer(
  overrides: TestAppOverrides,
): Promise<{ readonly server: TestServer; readonly follower: IndexFollower }> {
  const server =
    (isPlain(overrides) && (await takeKept(overrides))) || (await openServer(overrides));
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
  const isKept = isPlain(overrides) && kept.length < mostKept && !server.app.server.listening;
  if (isKept && (await renew(server))) kept.push(server);
  else await closeServer(server);
}

/** Whether any application will do that has these records. */
function isPlain(overrides: TestAppOverrides): boolean {
  return Object.keys(overrides).every((name) => name === 'records');
}

/** The one that was filled with the same records, or else the last. */
async function takeKept({ records }: TestAppOverrides): Promise<TestServer | null> {
  const asked = keyOf(records);
  const alike = kept.findIndex(({ first }) => first?.records === asked);
  const [server = null] = kept.splice(alike, 1);
  if (alike >= 0 || !server?.first) return server;
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
  { records = [] }: TestAppOverrides,
): Promise<void> {
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
  const stays = isThere || (known.has(asked) && (await database.keepFirst()));
  if (stays) server.first = { records: asked, version: index.status().version };
  known.add(asked);
}

function keyOf(records: TestAppOverrides['records']): string {
  return JSON.stringify(records ?? []);
}
