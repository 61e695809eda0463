import type { Db } from '@estante/database';
import { mkdir, open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { readCoverName } from './cover-name.ts';
import type { CoverReason } from './cover-reason.ts';
import { versionOf } from '../pictures/index.ts';
import { largestFile, readPicture } from './read-picture.ts';
import { findByIsbn, findByNumber, writeCover } from './repository.ts';

export interface CoverImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly reportsFolder: string;
  /** A reason as an operator reads it. */
  readonly sentenceOf: (reason: CoverReason) => string;
}

export interface CoverImport {
  /** Looked through with all that is in it. */
  readonly folder: string;
  /** Source whose control numbers the files are named by; null for any. */
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, files: number) => void;
}

export interface CoverReport {
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: number;
  /** Path of the list of the files set aside; null where there are none. */
  readonly setAsideFile: string | null;
  readonly isDryRun: boolean;
  readonly isInterrupted: boolean;
}

type Outcome =
  | { readonly kind: 'new' | 'changed' | 'unchanged' }
  | { readonly kind: 'setAside'; readonly reason: CoverReason };

/**
 * Brings in covers from files named by ISBN or control number. Each file stands alone: one that is
 * no picture, or of no title, is set aside with its reason, and the others go in.
 * @throws where the folder cannot be read
 */
export async function importCovers(
  deps: CoverImportDeps,
  wanted: CoverImport,
): Promise<CoverReport> {
  const files = await listFiles(wanted.folder);
  const counts = { read: 0, new: 0, changed: 0, unchanged: 0, setAside: 0 };
  const aside = setAsideList(deps, wanted);
  try {
    for (const file of files) {
      if (wanted.signal.aborted) break;
      const outcome = await takeIn(deps.db, file, wanted);
      counts.read += 1;
      counts[outcome.kind] += 1;
      if (outcome.kind === 'setAside') await aside.add(file, outcome.reason);
      wanted.onProgress(counts.read, files.length);
    }
  } finally {
    await aside.close();
  }
  return {
    ...counts,
    setAsideFile: aside.path(),
    isDryRun: wanted.isDryRun,
    isInterrupted: wanted.signal.aborted,
  };
}

/** Lists files in the order of their names, whatever the file system's is. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function takeIn(
  db: Db,
  file: string,
  { source, isDryRun }: Pick<CoverImport, 'source' | 'isDryRun'>,
): Promise<Outcome> {
  const name = readCoverName(basename(file));
  if (!name) return { kind: 'setAside', reason: 'wrong-name' };
  const byIsbn = name.isbn === null ? [] : await findByIsbn(db, name.isbn);
  const titles = byIsbn.length > 0 ? byIsbn : await findByNumber(db, name, source);
  if (titles.length === 0) return { kind: 'setAside', reason: 'no-title' };
  // A number is given by each source as it likes: of two titles it tells neither.
  if (byIsbn.length === 0 && titles.length > 1) return { kind: 'setAside', reason: 'ambiguous' };
  const content = await readWithin(file);
  if (content === null) return { kind: 'setAside', reason: 'too-large' };
  const version = versionOf(content);
  if (titles.every((title) => title.version === version)) return { kind: 'unchanged' };
  const picture = await readPicture(content);
  if (typeof picture === 'string') return { kind: 'setAside', reason: picture };
  const ids = titles.map(({ id }) => id);
  if (!isDryRun) await writeCover(db, ids, basename(file), picture);
  return { kind: titles.every((title) => title.version === null) ? 'new' : 'changed' };
}

/** Reads a file; null where it is larger than a cover may be. */
async function readWithin(file: string): Promise<Buffer | null> {
  if ((await stat(file)).size > largestFile) return null;
  const handle = await open(file);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** List of the files set aside, made with its first line: JSON, one file each. */
function setAsideList({ clock, reportsFolder, sentenceOf }: CoverImportDeps, wanted: CoverImport) {
  const name = `${clock.now().toString().replaceAll(':', '-')}-covers-set-aside.jsonl`;
  const path = join(reportsFolder, name);
  let handle: FileHandle | null = null;
  return {
    add: async (file: string, reason: CoverReason) => {
      await mkdir(reportsFolder, { recursive: true });
      handle ??= await open(path, 'w');
      const line = { file: relative(wanted.folder, file), reason, sentence: sentenceOf(reason) };
      await handle.write(`${JSON.stringify(line)}\n`);
    },
    path: () => (handle ? path : null),
    close: async () => handle?.close(),
  };
}
