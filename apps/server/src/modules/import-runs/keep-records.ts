import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { unpacked } from '../import/index.ts';
import { cutRecord } from './cut-record.ts';
import { listLines } from './list-lines.ts';

/** Records that are kept beside why they were set aside; of the others the place in the file is. */
const mostKept = 20_000;

/**
 * Adds to a list of what was set aside each record as it is in its file, in base 64: the file is let
 * go of once it is imported. Records of an archive of several files are not found again.
 */
export async function keepRecords(path: string, list: string): Promise<void> {
  const source = await openSource(path);
  const lines = listLines(createReadStream(list));
  let kept = 0;
  const told = async function* () {
    for await (const line of lines) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      const { position } = entry;
      const isKept = source && kept < mostKept && typeof position === 'number';
      const raw = isKept ? await source.cutAt(position) : null;
      if (raw) kept += 1;
      yield `${JSON.stringify({ ...entry, raw: raw?.toString('base64') ?? null })}\n`;
    }
  };
  const beside = `${list}.new`;
  await pipeline(told, createWriteStream(beside));
  await source?.close();
  await rename(beside, list);
}

/** Unpacked file out of which records are cut, from one position to the next. */
interface Source {
  cutAt(position: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Opens a source; null where the file has several within. */
async function openSource(path: string): Promise<Source | null> {
  if ((await countParts(path)) !== 1) return null;
  const parts = unpacked(path, () => {});
  const first = await parts.next();
  if (first.done) return null;
  const chunks = first.value.chunks[Symbol.asyncIterator]();
  const at = { held: Buffer.alloc(0), start: 0, isOver: false };
  const more = async () => {
    const { value, done } = await chunks.next();
    at.isOver = done === true;
    if (!at.isOver) at.held = Buffer.concat([at.held, value as Uint8Array]);
  };
  return {
    cutAt: async (position) => {
      // Records that were set aside are listed in the order of the file.
      if (position < at.start) return null;
      while (at.start + at.held.length <= position && !at.isOver) {
        at.start += at.held.length;
        at.held = Buffer.alloc(0);
        await more();
      }
      at.held = at.held.subarray(Math.min(position - at.start, at.held.length));
      at.start = position;
      for (;;) {
        const cut = cutRecord(at.held, at.isOver);
        if (cut !== 'more') return cut;
        await more();
      }
    },
    close: async () => {
      await parts.return(undefined);
    },
  };
}

async function countParts(path: string): Promise<number> {
  let parts = 0;
  for await (const { packing } of unpacked(path, () => {})) {
    parts += 1;
    if (packing !== 'zip' || parts > 1) break;
  }
  return parts;
}
