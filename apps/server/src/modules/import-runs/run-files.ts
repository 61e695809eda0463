import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@estante/database';
import { insertPiece, removeFile, nextPiece, piecesOf } from './file-piece-repository.ts';

/**
 * Files of imports, in the database: whichever server is asked next has them. Readers of a file are given a copy in a
 * folder of this server.
 */
export interface RunFiles {
  /** Adds a piece to the file that is being sent. */
  write(trx: Db, runId: number, position: number, bytes: Buffer): Promise<void>;
  isSent(runId: number): Promise<boolean>;
  /** A copy of the file that was sent. */
  copyOfSent(runId: number): Promise<string>;
  /** Lets go of the copy. */
  dropCopy(runId: number): Promise<void>;
  /** Lets go of what was sent. */
  remove(runId: number): Promise<void>;
  /** Keeps a file that the import has left. */
  keepList(runId: number, path: string, name: string): Promise<void>;
  /** Makes the file again where another server has left it; one that nobody has stays missing. */
  findList(runId: number, path: string, name: string): Promise<void>;
  /** Whether a file of so many bytes may come in, and the server goes on. */
  hasRoom(bytes: number): Promise<boolean>;
}

/** Bytes that stay free beside a file, for what the database and the index need. */
const keptFree = 500_000_000;
/** Bytes of a piece: what a page sends at once, too. */
const piece = 1_048_576;
/** Name under which pieces of the file that was sent are kept. */
const sent = '';

export function openRunFiles(db: Db, folder: string): RunFiles {
  const copyOf = (runId: number) => join(folder, `import-${runId}`);
  return {
    write: (trx, runId, position, bytes) =>
      insertPiece(trx, { run_id: runId, name: sent, position, bytes }),
    isSent: async (runId) => (await nextPiece(db, runId, sent, -1)) !== undefined,
    copyOfSent: async (runId) => {
      await copyInto(db, { runId, name: sent, path: copyOf(runId) });
      return copyOf(runId);
    },
    dropCopy: (runId) => rm(copyOf(runId), { force: true }),
    remove: (runId) => removeFile(db, runId, sent),
    keepList: (runId, path, name) => keepFile(db, { runId, name, path }),
    findList: async (runId, path, name) => {
      if ((await nextPiece(db, runId, name, -1)) === undefined) return;
      await copyInto(db, { runId, name, path });
    },
    hasRoom: async (bytes) => (await freeBytes(folder)) > bytes + keptFree,
  };
}

interface Copy {
  readonly runId: number;
  readonly name: string;
  readonly path: string;
}

async function keepFile(db: Db, { runId, name, path }: Copy): Promise<void> {
  // A task that is done again finds its earlier file.
  await removeFile(db, runId, name);
  let position = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: piece })) {
    await insertPiece(db, { run_id: runId, name, position, bytes: bytes as Buffer });
    position += (bytes as Buffer).length;
  }
}

async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Copies a file into a folder whole, or not at all: another process of this machine may be reading. */
async function copyInto(db: Db, { runId, name, path }: Copy): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await pipeline(piecesOf(db, runId, name), createWriteStream(unfinished, { mode: 0o600 }));
  await rename(unfinished, path);
}
