import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Bytes of the path of a socket, at most (unix(7)). */
const longestPath = 107;
const longestName = '.s.PGSQL.65535';

/** Folder of a cluster's sockets, which only the owner of its root may enter. */
const folderIn = (root: string) => join(root, 'socket');

/**
 * Makes the folder in which the server of a cluster listens beside its port, without what an earlier one left
 * there. Null where there can be none: its path is too long, or its file system has no sockets.
 */
export async function makeSocketFolder(root: string): Promise<string | null> {
  const folder = folderIn(root);
  if (Buffer.byteLength(join(folder, longestName)) > longestPath) return null;
  // PostgreSQL takes a list of folders.
  if (/[",]/.test(folder)) return null;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return (await canListenIn(folder)) ? folder : null;
}

function canListenIn(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(join(folder, 'trial'), () => server.close(() => resolve(true)));
  });
}

/** The folder of the socket of the server that runs on a port; null where it listens on its port alone. */
export function findSocketFolder(root: string, port: number): string | null {
  const folder = folderIn(root);
  return existsSync(join(folder, `.s.PGSQL.${port}`)) ? folder : null;
}
