import { isLong } from '@estante/test-support/is-long';
import { default as fc } from 'fast-check';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request, streamOf, words } from '../../conformance/catalogue.ts';
import { syntheticDocuments } from '../../synthetic/documents.ts';
import { openInProcessEngine } from '../engine.ts';
import type { InProcessEngine } from '../engine.ts';
import { readSnapshot } from './snapshot.ts';

const total = isLong ? 300 : 60;
const documents = [...syntheticDocuments(total, 5)];
let folder: string;
let good: Buffer;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-snapshot-'));
  path = join(folder, 'good');
  const { engine } = await opened();
  await engine.rebuild(streamOf(documents), '41');
  await engine.apply([{ kind: 'delete', id: 7 }], '42');
  await engine.close();
  good = await readFile(path);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));
let files = 0;
beforeEach(() => {
  path = join(folder, `index-${files++}`);
});

async function opened(): Promise<{ engine: InProcessEngine; warnings: string[] }> {
  const warnings: string[] = [];
  const engine = await openInProcessEngine({
    snapshotPath: path,
    workers: 1,
    onWarning: (one) => warnings.push(one),
  });
  return { engine, warnings };
}

async function answersOf(engine: InProcessEngine): Promise<unknown> {
  const everything = request(words(''), { order: 'T', limit: 1000 });
  return [await engine.search(everything), await engine.search(request(words('de')))];
}

function flipped(bit: number): Buffer {
  const bytes = Buffer.from(good);
  bytes[bit >>> 3] = (bytes[bit >>> 3] as number) ^ (1 << (bit & 7));
  return bytes;
}

/** A place anywhere in the file, and often in its first bytes, where lengths are. */
const aPlace = (most: () => number) =>
  fc.oneof(
    fc.nat().map((n) => n % most()),
    fc.nat(80 * 8).map((n) => n % most()),
  );
const damages = fc.oneof(
  aPlace(() => good.length * 8).map(flipped),
  aPlace(() => good.length).map((length) => good.subarray(0, length)),
  fc
    .tuple(
      aPlace(() => good.length),
      fc.uint8Array({ minLength: 1, maxLength: 5000 }),
    )
    .map(([at, bytes]) => Buffer.concat([good.subarray(0, at), bytes, good.subarray(at)])),
  // Zeros are what a disk leaves of a block that was never written.
  aPlace(() => good.length - 1).map((at) =>
    Buffer.from(good).fill(0, at, Math.min(at + 4096, good.length)),
  ),
);

describe('a damaged snapshot', { timeout: 240_000 }, () => {
  it('is never taken for an index, wherever it is damaged', async () => {
    const run = async (bytes: Buffer): Promise<void> => {
      fc.pre(!bytes.equals(good));
      await writeFile(path, bytes);
      expect(['damaged', 'otherVersion']).toContain((await readSnapshot(path)).kind);
    };
    await fc.assert(fc.asyncProperty(damages, run), { numRuns: isLong ? 1_000 : 50 });
  });

  it('is noticed in every bit of its first bytes', async () => {
    for (let bit = 0; bit < 48 * 8; bit += isLong ? 1 : 7) {
      await writeFile(path, flipped(bit));
      expect(['damaged', 'otherVersion'], `bit ${bit}`).toContain((await readSnapshot(path)).kind);
    }
  });

  it('opens an empty index, told in one line, that is built anew', async () => {
    await writeFile(path, good);
    const undamaged = await opened();
    const expected = await answersOf(undamaged.engine);
    await undamaged.engine.close();
    const run = async (bytes: Buffer): Promise<void> => {
      fc.pre(!bytes.equals(good));
      await writeFile(path, bytes);
      const { engine, warnings } = await opened();
      expect(engine.status()).toMatchObject({ titles: 0, position: null });
      expect(warnings).toEqual([expect.stringContaining('it has to be rebuilt')]);
      await engine.rebuild(streamOf(documents), '41');
      await engine.apply([{ kind: 'delete', id: 7 }], '42');
      expect(await answersOf(engine)).toEqual(expected);
      await engine.close();
      expect((await readSnapshot(path)).kind).toBe('loaded');
    };
    await fc.assert(fc.asyncProperty(damages, run), { numRuns: isLong ? 8 : 1 });
  });
});

function ofVersion(version: number): Buffer {
  const bytes = Buffer.from(good);
  bytes.writeUInt32LE(version, 8);
  return bytes;
}

describe('what stands in the place of a snapshot', { timeout: 240_000 }, () => {
  const places = [
    ['nothing', async () => undefined, null],
    ['an empty file', () => writeFile(path, ''), 'damaged'],
    ['another file', () => writeFile(path, 'something else, by someone else'.repeat(9)), 'damaged'],
    ['one of another version', () => writeFile(path, flipped(8 * 8 + 7)), 'of version 150'],
    ['one of before 0099', () => writeFile(path, ofVersion(19)), 'of version 19'],
    ['a folder', () => mkdir(path), 'EISDIR'],
    ['a link to itself', () => symlink(path, path), 'ELOOP'],
  ] as const;
  it.each(
    isLong
      ? places
      : places.filter(([name]) => name === 'nothing' || name === 'one of before 0099'),
  )('may be %s', async (_name, put, said) => {
    await put();
    const { engine, warnings } = await opened();
    expect(engine.status().position).toBeNull();
    const told = said === null ? [] : [expect.stringContaining(said)];
    expect(warnings).toEqual(told);
    await engine.rebuild(streamOf(documents), '41');
    expect(engine.status()).toMatchObject({ titles: total, position: '41' });
    await engine.close();
  });
});

describe('a snapshot that cannot be written', { timeout: 240_000 }, () => {
  it('for a full disk leaves the one before whole, and is told', { tags: 'long' }, async () => {
    await writeFile(path, good);
    const { engine, warnings } = await opened();
    await engine.apply([{ kind: 'delete', id: 8 }], '43');
    await symlink('/dev/full', `${path}.tmp`);
    await expect(engine.save()).rejects.toThrow('ENOSPC');
    expect(await readFile(path)).toEqual(good);
    expect(await readdir(folder)).not.toContain(basename(`${path}.tmp`));
    // The disk has room again.
    await engine.close();
    expect(warnings).toEqual([]);
    const again = await opened();
    expect(again.engine.status()).toMatchObject({ titles: total - 2, position: '43' });
    await again.engine.close();
  });

  it('for a folder in its place is told, and the index answers', { tags: 'long' }, async () => {
    await mkdir(`${path}.tmp`);
    const { engine, warnings } = await opened();
    await engine.rebuild(streamOf(documents), '41');
    await expect.poll(() => warnings).toEqual([expect.stringContaining('could not be written')]);
    expect((await engine.search(request(words('')))).total).toBe(total);
    await engine.close();
  });
});
