import { join } from 'node:path';
import { connect, findRunningPostgres } from '@estante/database';
import { Client } from '../circulation/client.ts';
import { takeTurns } from '../circulation/crowd.ts';
import { Evidence } from '../circulation/evidence.ts';
import { writePeople } from '../circulation/people.ts';
import { libraryOf } from '../circulation/site.ts';
import { findable, writeBenchFile } from '../import-records.ts';
import { waitUntilFindable } from '../import.ts';
import { probeSettings } from './watched-loop.ts';
import { Server } from '../served/server.ts';
import { importer } from '../programs.ts';
import { runWatched } from '../watched-process.ts';

/** Number of people: `signedIn` of them read with a token; attackers know the names of the others. */
const people = 100;
const signedIn = 20;

export interface Site extends AsyncDisposable {
  readonly server: Server;
  readonly host: string;
  readonly port: number;
  /** File into which a probe writes how long its event loop was held. */
  readonly loopFile: string;
  readonly titleIds: readonly number[];
  readonly usernames: readonly string[];
  /** Access tokens of readers. */
  readonly tokens: readonly string[];
}

/** The application as npm start runs it, on an embedded PostgreSQL with so many titles. */
export async function openSite(
  folder: string,
  titles: number,
  extra: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error', ...extra };
  const loopFile = join(folder, 'loop.txt');
  await using opened = new AsyncDisposableStack();
  const server = opened.use(new Server({ ...settings, ...probeSettings(loopFile) }));
  await server.start();
  const file = join(folder, 'records.mrc');
  await writeBenchFile(file, titles);
  const imported = await runWatched(importer, ['--new-libraries', file], {
    ...settings,
    DEMO: 'false',
  });
  if (imported.code !== 0) throw new Error(`the import failed:\n${imported.output}`);
  await waitUntilFindable(server.address, findable(titles - 1));
  const known = await gather(server, dataDir);
  const { hostname: host, port } = new URL(server.address);
  const kept = opened.move();
  return {
    server,
    host,
    port: Number(port),
    loopFile,
    ...known,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function gather({ address }: Server, dataDir: string) {
  const connectionString = (await findRunningPostgres(dataDir)) ?? '';
  const connection = connect({ connectionString, max: 2 });
  const { pool } = connection;
  try {
    const where = {
      libraryId: await libraryOf(pool, 'CENTRAL'),
      otherLibraryId: await libraryOf(pool, 'NORTE'),
    };
    const written = await writePeople(pool, { role: 'patron', count: people, ...where });
    const clients = written
      .slice(0, signedIn)
      .map((person) => new Client(address, new Evidence(), person));
    await takeTurns(clients, 4, (client) => client.signIn());
    const { rows } = await pool.query<{ id: number }>('select id from title order by id limit 500');
    return {
      titleIds: rows.map(({ id }) => id),
      // Readers are not the people under attack.
      usernames: written.slice(signedIn).map(({ username }) => username),
      tokens: clients.map(({ accessToken }) => accessToken),
    };
  } finally {
    await connection.close();
  }
}
