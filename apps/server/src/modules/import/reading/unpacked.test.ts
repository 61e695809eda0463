import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIso2709 } from '@estante/marc';
import { readBatches, UnreadableFile, type Batch } from './read-batches.ts';
import { book } from '../testing/records.ts';

const options = { source: null, library: null };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-packed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Some records, more than one chunk of them. */
function records(from: number): Buffer {
  const written = Array.from({ length: 300 }, (_, at) =>
    writeIso2709(book({ number: String(from + at), title: `Ação número ${from + at}` })),
  );
  return Buffer.concat(written.map((one) => ('bytes' in one ? one.bytes : Buffer.of())));
}

async function read(name: string, bytes: Uint8Array) {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const batches: Batch[] = [];
  for await (const batch of readBatches(file, options)) batches.push(batch);
  const items = batches.flatMap((batch) => batch.items);
  return { items, facts: batches.at(-1)?.facts };
}

test('gzip is unpacked as it is read', async () => {
  const { items, facts } = await read('a.mrc.gz', gzipSync(records(0)));
  expect([items.length, facts?.formats]).toEqual([300, ['gzip', 'ISO 2709']]);
  expect(facts?.titles.slice(0, 2)).toEqual(['Ação número 0', 'Ação número 1']);
});

test(
  'each file of an archive is read, one that is no MARC is listed',
  { tags: 'long' },
  async () => {
    const archive = zipSync({
      'livros/a.mrc': records(0),
      'leia-me.txt': Buffer.from('Nada de MARC aqui.'),
      '__MACOSX/._a.mrc': Buffer.from('x'),
      'b.mrc': records(300),
    });
    const { items, facts } = await read('all.zip', archive);
    const aside = items.filter(({ kind }) => kind === 'set-aside');
    expect([items.length, aside.length]).toEqual([601, 1]);
    expect(facts?.formats).toEqual([
      'zip: livros/a.mrc',
      'ISO 2709',
      'zip: leia-me.txt',
      'zip: b.mrc',
    ]);
  },
);

test('files of one archive may be of several systems, and each has its items', async () => {
  const archive = zipSync({
    'koha.mrk': Buffer.from(
      '=LDR  00000nam a2200000 a 4500\n=245  10$aUm\n=952  \\\\$bBC$pK1\n=952  \\\\$bBC$pK2\n',
    ),
    'aleph.seq': Buffer.from('000000001 24510 L $$aDois\n000000001 Z30-1 L $$1BC$$5Z1\n'),
  });
  const { items, facts } = await read('two.zip', archive);
  expect(facts).toMatchObject({ items: 'koha, aleph', copies: ['BC · K1', 'BC · K2', 'BC · Z1'] });
  expect(items).toHaveLength(2);
});

test('a damaged gzip is no fault of the program', async () => {
  const bytes = gzipSync(records(0));
  await expect(read('bad.gz', bytes.subarray(0, bytes.length / 2))).rejects.toBeInstanceOf(
    UnreadableFile,
  );
});
