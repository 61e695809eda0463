import { execFileSync } from 'node:child_process';
import { readMigrations, readReleases, type Releases } from '@estante/database';
import { root, say } from './run.ts';

const listed = 'packages/database/migrations/released.json';

/**
 * Checks that released migrations stay as they are, in their order, before all others: a database that has them is
 * updated by those that follow. Returns 1 and says what is wrong, or 0.
 */
export async function checkReleasedMigrations(): Promise<number> {
  const releases = await readReleases();
  const migrations = await readMigrations();
  const faults = [...changedSince(releases, migrations), ...forgottenSince(releases)];
  for (const fault of faults) say(fault);
  return faults.length === 0 ? 0 : 1;
}

/** Faults of migrations that were released and are not there any more as they were, or not at their place. */
export function changedSince(
  releases: Releases,
  migrations: readonly { readonly name: string; readonly checksum: string }[],
): string[] {
  const released = Object.values(releases).flatMap((each) => Object.entries(each));
  return released.flatMap(([name, checksum], at) => {
    const migration = migrations[at];
    if (migration?.name !== name)
      return [`${name} was released: no migration may be missing or come before it`];
    return migration.checksum === checksum
      ? []
      : [`${name} was released: put it back and write a new migration`];
  });
}

/** The list itself only grows: it holds all that it held at the last tag and in the last commit. */
function forgottenSince(releases: Releases): string[] {
  const now = new Map(Object.values(releases).flatMap((each) => Object.entries(each)));
  const tag = git('describe', '--tags', '--abbrev=0')?.trim();
  return [tag, 'HEAD'].flatMap((commit) => {
    const text = commit === undefined ? null : git('show', `${commit}:${listed}`);
    const before = Object.values(JSON.parse(text ?? '{}') as Releases);
    return before
      .flatMap((each) => Object.entries(each))
      .filter(([name, checksum]) => now.get(name) !== checksum)
      .map(([name]) => `${name} is no longer in ${listed} as it was in ${commit}`);
  });
}

/** Output of Git; null without a history, as in an archive of the sources. */
function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
