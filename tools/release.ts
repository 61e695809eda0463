import { readFile, writeFile } from 'node:fs/promises';
import { migrationsFolder, readMigrations, readReleases } from '@estante/database';
import { checkReleasedMigrations } from './released-migrations.ts';
import { root, say } from './run.ts';

/** Records the migrations that this version releases: those of no earlier release. */
async function release(version: string): Promise<void> {
  const releases = await readReleases();
  const before = new Set(Object.values(releases).flatMap((each) => Object.keys(each)));
  const fresh = (await readMigrations()).filter(({ name }) => !before.has(name));
  const own = Object.fromEntries(fresh.map(({ name, checksum }) => [name, checksum]));
  const text = JSON.stringify({ ...releases, [version]: own }, null, 2);
  await writeFile(`${migrationsFolder}/released.json`, `${text}\n`);
  say(`${version} releases ${fresh.length} migrations`);
}

const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as {
  version: string;
};
const isWritten = (await readFile(`${root}CHANGELOG.md`, 'utf8')).includes(`\n## ${version} `);
if (!isWritten) say(`CHANGELOG.md says nothing of ${version}, which package.json names`);
else if (version in (await readReleases())) say(`${version} is released already`);
else if ((await checkReleasedMigrations()) === 0) await release(version);
