import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importCovers } from '../covers/index.ts';
import { unpacked } from '../import/index.ts';
import type { RunWork } from './run-work.ts';
import { runOptions, type RunReport } from './run.ts';

/** Bytes and files that an archive may unpack to: beyond, it is no archive of covers. */
const most = { bytes: 5_000_000_000, files: 200_000 };

/** Brings in the pictures of a zip, each named by the ISBN or control number of its title. */
export async function importCoverArchive(work: RunWork): Promise<RunReport> {
  const { deps, run, isTrial, signal, progress } = work;
  const path = await deps.files.copyOfSent(run.id);
  const folder = join(dirname(path), `covers-${run.id}`);
  // A server that ended meanwhile may have left its folder.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  try {
    const unreadable = await unpackInto(folder, path, signal);
    const report = await importCovers(
      {
        db: deps.db,
        clock: deps.clock,
        reportsFolder: deps.reportsFolder,
        sentenceOf: (reason) => reason,
      },
      {
        folder,
        source: runOptions.parse(run.options).source || null,
        isDryRun: isTrial,
        signal,
        onProgress: (read, files) => {
          progress.records = read;
          progress.bytes = Math.round((run.size * read) / files);
        },
      },
    );
    return coverReport(report, unreadable, deps.clock.now());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unpacks files, each into a folder of its own number, whatever the archive calls its own. */
async function unpackInto(
  folder: string,
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  let [bytes, files] = [0, 0];
  try {
    for await (const { name, packing, chunks } of unpacked(path, () => {})) {
      if (packing !== 'zip') return 'not-zip';
      if (signal.aborted) return null;
      files += 1;
      const own = join(folder, String(files).padStart(6, '0'));
      await mkdir(own);
      const bounded = counted(chunks, (count) => {
        bytes += count;
        return bytes <= most.bytes && files <= most.files;
      });
      await pipeline(bounded, createWriteStream(join(own, basename(name))));
    }
    return null;
  } catch (error) {
    if (error instanceof TooMuch) return 'too-much';
    if (error instanceof Error && 'syscall' in error) return String(Reflect.get(error, 'code'));
    return 'not-zip';
  }
}

class TooMuch extends Error {}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  mayGoOn: (count: number) => boolean,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    if (!mayGoOn(chunk.length)) throw new TooMuch();
    yield chunk;
  }
}

function coverReport(
  report: Awaited<ReturnType<typeof importCovers>>,
  unreadable: string | null,
  now: Temporal.Instant,
): RunReport {
  const { read, new: added, changed, unchanged, setAside, setAsideFile, isInterrupted } = report;
  const counts = { read, new: added, changed, unchanged, joined: 0, withdrawn: 0, setAside };
  return {
    at: now.toString(),
    kinds: [{ kind: 'covers', ...counts }],
    copies: { added: 0, changed: 0, withdrawn: 0 },
    overwritten: {},
    joined: {},
    warnings: {},
    librariesCreated: [],
    unplaced: {},
    unplacedHoldings: {},
    newCodes: { loan_type: {}, collection: {}, location: {} },
    placed: 0,
    formats: [],
    charsets: {},
    items: null,
    titles: [],
    firstCopies: [],
    unreadable,
    lists: setAsideFile === null ? {} : { setAside: basename(setAsideFile) },
    isInterrupted,
  };
}
