import { isLong } from '@estante/test-support/is-long';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as eventLoop } from 'node:timers/promises';
import { writeIso2709, type MarcRecord } from '@estante/marc';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy } from '../testing/records.ts';

/** Some transactions' worth of records, more than are read ahead. */
const long = isLong ? 3500 : 2000;

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

const many = (count: number, from = 0): MarcRecord[] =>
  Array.from({ length: count }, (_, at) =>
    book({
      number: String(from + at),
      title: `Obra de número ${from + at}`,
      copies: [copy('BC', `A${from + at}`)],
    }),
  );

async function fileOf(name: string, parts: readonly (MarcRecord | string)[]): Promise<string> {
  const path = join(tmpdir(), `estante-${process.pid}-${name}.mrc`);
  const bytes = parts.map((part) => {
    if (typeof part === 'string') return Buffer.from(part);
    const written = writeIso2709(part);
    if (written.kind === 'refused') throw new Error(written.reason);
    return Buffer.from(written.bytes);
  });
  await writeFile(path, Buffer.concat(bytes));
  return path;
}

it('reads files in order, lists what it sets aside, and goes on after one it cannot read', async () => {
  const good = await fileOf('good', [
    book({ number: '1' }),
    book({ number: '2', title: '' }),
    '00050nam a22000\x1e\x1d',
    book({ number: '3', title: 'O cortiço' }),
  ]);
  const report = await catalogue.importFiles([
    good,
    '/nowhere.mrc',
    tmpdir(),
    '/etc/hostname',
    good,
  ]);

  expect(report.files.map((file) => ('reason' in file ? file.reason : file.kind))).toEqual([
    'read',
    'ENOENT',
    'EISDIR',
    'not-marc',
    'read',
  ]);
  expect(report.kinds).toMatchObject({
    bibliographic: { read: 6, new: 2, unchanged: 2, setAside: 2 },
    unreadable: { read: 2, setAside: 2 },
  });
  const listed = await catalogue.listed(report.setAsideFile);
  expect(listed).toHaveLength(4);
  expect(listed).toContainEqual(
    expect.objectContaining({ file: good, controlNumber: '2', reason: 'no-title' }),
  );
  expect(listed).toContainEqual(
    expect.objectContaining({ file: good, kind: 'unreadable', sentence: 'no-structure' }),
  );
});

it('says in a dry run what the import then does, and writes nothing', async () => {
  await catalogue.importRecords(many(3));
  const before = await fingerprint(catalogue, { sequences: false });
  const total = isLong ? 1500 : 30;
  const records = [
    ...many(total, 2),
    book({ number: '2', title: 'Obra de número 2, revista', copies: [copy('BN', 'N1')] }),
    book({ number: '2', title: 'Outra coisa' }),
    book({ number: null, isbn: '9788535914849' }),
    book({ number: null, isbn: '9788535914849', subjects: [] }),
    authority('1', 'Assis, Machado de'),
    authority('2', ''),
  ];
  const rehearsal = await catalogue.importRecords(records, { isDryRun: true });
  expect(await fingerprint(catalogue, { sequences: false })).toBe(before);

  const { importId, setAsideFile, renumberedFile, joinedFile, ...performance } =
    await catalogue.importRecords(records);

  expect(rehearsal).toMatchObject({ ...performance, importId: null, isDryRun: true });
  expect(importId).not.toBeNull();
  expect(performance.kinds.bibliographic).toMatchObject({
    new: total + 1,
    joined: 2,
    unchanged: 1,
  });
  expect([setAsideFile, renumberedFile, joinedFile]).not.toContain(null);
});

it('lets two imports run at once, of the same records too', { tags: 'long' }, async () => {
  const total = 1200;
  const records = many(total);
  const reports = await Promise.all([
    catalogue.importRecords(records),
    catalogue.importRecords(records),
    catalogue.importRecords(many(total, total / 2)),
  ]);
  const sum = (of: 'new' | 'unchanged') =>
    reports.reduce((all, { kinds }) => all + kinds.bibliographic[of], 0);
  expect([sum('new'), sum('unchanged')]).toEqual([total * 1.5, total * 1.5]);
  expect(await catalogue.query('select from title')).toHaveLength(total * 1.5);
  expect(await catalogue.query('select from copy')).toHaveLength(total * 1.5);
});

it(
  'stops at a signal with whole transactions, and goes on from there',
  { tags: 'long' },
  async () => {
    const stopping = new AbortController();
    const records = many(long);
    const report = await catalogue.importRecords(records, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect(report.isInterrupted).toBe(true);
    const [file] = report.files;
    if (file?.kind !== 'interrupted') throw new Error('not interrupted');
    expect(file.records).toBeGreaterThan(0);
    expect(file.records).toBeLessThan(records.length);
    expect(await catalogue.query('select from title')).toHaveLength(file.records);
    expect(await catalogue.query('select from copy')).toHaveLength(file.records);

    const rest = await catalogue.importRecords(records);
    expect(rest.kinds.bibliographic).toMatchObject({
      unchanged: file.records,
      new: records.length - file.records,
    });
  },
);

it('stops at a signal while another import has its turn', { tags: 'long' }, async () => {
  const stopping = new AbortController();
  const other = await catalogue.hold();
  setTimeout(() => stopping.abort(), 100);
  const report = await catalogue.importRecords(many(10), { signal: stopping.signal });
  expect(report.isInterrupted).toBe(true);
  await other.release();
  expect(await catalogue.query('select from title')).toHaveLength(0);
});

it.each(isLong ? [0, 1, 2, 3, 4] : [2])(
  'stops at a signal that comes as its turn does (%i)',
  async (loops) => {
    const stopping = new AbortController();
    const stop = async () => {
      for (let at = 0; at < loops; at += 1) await eventLoop();
      stopping.abort();
    };
    const report = await catalogue.importRecords(many(long), {
      signal: stopping.signal,
      onProgress: () => void stop(),
    });
    const [file] = report.files;
    if (file?.kind !== 'interrupted') throw new Error('not interrupted');
    expect(await catalogue.query('select from title')).toHaveLength(file.records);
  },
);

it('sets aside the one record that PostgreSQL refuses', async () => {
  await catalogue.query(
    `alter table title add constraint own check (description->>'title' <> 'Obra de número 7')`,
  );
  const report = await catalogue.importRecords(many(20));
  expect(report.kinds.bibliographic).toMatchObject({ read: 20, new: 19, setAside: 1 });
  expect(await catalogue.listed(report.setAsideFile)).toMatchObject([
    { controlNumber: '7', reason: 'refused' },
  ]);
  const rehearsal = await catalogue.importRecords(many(20), { isDryRun: true });
  expect(rehearsal.kinds.bibliographic).toMatchObject({ unchanged: 19, setAside: 1 });
  await catalogue.query('alter table title drop constraint own');
});

it('tells of a library that does not exist before it reads anything', async () => {
  await expect(catalogue.importRecords(many(1), { library: 'XX' })).rejects.toThrow(
    'unknown-library',
  );
  expect(await catalogue.query('select from title')).toHaveLength(0);
});
