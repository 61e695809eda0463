import { readFile } from 'node:fs/promises';
import { readMigrations, readReleases } from '@estante/database';
import { describe, expect, test } from 'vitest';
import { changedSince } from './released-migrations.ts';
import { root } from './run.ts';

const releases = {
  '0.1.0': { '0001_a.sql': 'aa', '0002_b.sql': 'bb' },
  '0.2.0': { '0004_d.sql': 'dd' },
};
const [a, b, d] = [
  { name: '0001_a.sql', checksum: 'aa' },
  { name: '0002_b.sql', checksum: 'bb' },
  { name: '0004_d.sql', checksum: 'dd' },
] as const;
const fresh = { name: '0005_e.sql', checksum: 'ee' };

describe('released migrations', () => {
  test.each([
    ['as they were', [a, b, d], []],
    ['with new ones after them', [a, b, d, fresh], []],
    ['one edited', [a, { ...b, checksum: 'xx' }, d], ['0002_b.sql']],
    ['one removed', [a, b, fresh], ['0004_d.sql']],
    ['the last removed', [a, b], ['0004_d.sql']],
    ['one under another name', [a, { ...b, name: '0002_x.sql' }, d], ['0002_b.sql']],
    ['a new one among them', [a, b, { ...fresh, name: '0003_c.sql' }, d], ['0004_d.sql']],
    ['in another order', [b, a, d], ['0001_a.sql', '0002_b.sql']],
  ])('%s', (_case, migrations, told) => {
    const faults = changedSince(releases, migrations);
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(told);
  });

  test('of the project are as they were released', async () => {
    const real = await readReleases();
    expect(Object.keys(real).length).toBeGreaterThan(1);
    expect(changedSince(real, await readMigrations())).toEqual([]);
  });
});

test('the changes of the version that package.json names are written down', async () => {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as {
    readonly version: string;
  };
  expect(await readFile(`${root}CHANGELOG.md`, 'utf8')).toContain(`\n## ${version} - `);
});
