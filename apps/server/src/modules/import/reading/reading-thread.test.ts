import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIso2709 } from '@estante/marc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBatches, UnreadableFile, type Batch } from './read-batches.ts';
import { readInThread } from './reading-thread.ts';
import { book } from '../testing/records.ts';

const options = { source: null, library: 'BC' };
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-reading-'));
  file = join(folder, 'records.mrc');
  const records = Array.from({ length: 600 }, (_, at) =>
    writeIso2709(book({ number: String(at), title: `Obra de número ${at}` })),
  );
  await writeFile(
    file,
    Buffer.concat(records.map((written) => ('bytes' in written ? written.bytes : Buffer.of()))),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function all(batches: AsyncIterable<Batch>): Promise<Batch[]> {
  const read: Batch[] = [];
  for await (const batch of batches) read.push(batch);
  return read;
}

test('a thread reads what is read without one', async () => {
  const read = await all(readInThread(file, options));
  expect(read.length).toBeGreaterThan(1);
  expect(read).toEqual(await all(readBatches(file, options)));
});

test('a file that cannot be read is told of with its reason', { tags: 'long' }, async () => {
  const text = join(folder, 'text.mrc');
  await writeFile(text, 'This is no MARC at all. '.repeat(50));
  for (const [path, reason] of [
    [text, 'not-marc'],
    [join(folder, 'none.mrc'), 'ENOENT'],
  ] as const) {
    const reading = all(readInThread(path, options));
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
    await expect(reading).rejects.toMatchObject({ reason });
  }
});

test('who leaves in the midst leaves no thread behind', { tags: 'long' }, async () => {
  for await (const batch of readInThread(file, options)) {
    expect(batch.items.length).toBeGreaterThan(0);
    break;
  }
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Worker')).toEqual([]);
});
