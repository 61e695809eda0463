import type { PostgresBinaries } from './binaries.ts';
import { connectionStringOf, type ClusterFolder } from './cluster-folder.ts';
import { freePort } from './free-port.ts';
import { lastWords } from './last-words.ts';
import { endsWithParent, type RunAs } from './run-as.ts';
import {
  becomesReady,
  launch,
  letGo,
  shutDown,
  type ServerExit,
  type ServerProcess,
} from './server-process.ts';
import { serverArguments } from './server-settings.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface StartedPostgres {
  readonly kind: 'started';
  readonly connectionString: string;
  /** Resolves when the server is gone. May be called more than once. */
  stop(): Promise<void>;
  /** Settles when the server is gone, for any reason. Never rejects. */
  readonly exited: Promise<ServerExit>;
}

export interface ServerStart {
  readonly folder: ClusterFolder;
  readonly binaries: PostgresBinaries;
  readonly way: RunAs;
  readonly keepsData: boolean;
  readonly choosePort?: () => Promise<number>;
}

const portAttempts = 3;

/** Starts the server on a cluster that exists. Returns it, or why it did not start. */
export async function startServer({
  folder,
  binaries,
  way,
  keepsData,
  choosePort = freePort,
}: ServerStart): Promise<StartedPostgres | { readonly reason: string }> {
  const socketFolder = await makeSocketFolder(folder.root);
  const program = [...way.prefix, ...(await endsWithParent()), binaries.postgres];
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    const args = serverArguments({ cluster: folder.cluster, socketFolder, port, keepsData });
    const server = await launch([...program, ...args], folder.startLog);
    if (await becomesReady(server, folder.cluster)) {
      return started(server, await connectionStringOf(folder, port));
    }
    await shutDown(server);
    const said = await lastWords(folder);
    // Somebody may take the port between our asking for a free one and PostgreSQL's using it.
    if (attempt < portAttempts && said.includes('Address already in use')) continue;
    const advice =
      'mend what it says, bring it back from a copy, or move it away to begin with an empty one';
    return { reason: `PostgreSQL did not start on ${folder.root}: ${advice}. It said:\n${said}` };
  }
}

function started(server: ServerProcess, connectionString: string): StartedPostgres {
  letGo(server);
  let stopping: Promise<void> | undefined;
  return {
    kind: 'started',
    connectionString,
    stop: () => (stopping ??= shutDown(server)),
    exited: server.exited,
  };
}
