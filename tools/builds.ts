import { pagesBuild } from './build-pages.ts';
import { serverBuild } from './build-server.ts';
import { isBuiltFrom, stampBuilt, type Build } from './built-stamp.ts';
import { digestOfFiles } from './digest-of-files.ts';
import { root } from './run.ts';

/** Builds that `npm start` needs, by name. */
const builds: ReadonlyMap<string, Build> = new Map([
  ['pages', pagesBuild],
  ['server', serverBuild],
]);

/** Makes the named builds, or all. */
export async function makeBuilds(names: readonly string[] = []): Promise<void> {
  for (const [name, { dist, sources, make }] of builds) {
    if (names.length > 0 && !names.includes(name)) continue;
    // A source that changes during its build may be missing from it.
    const digest = digestOfFiles(root, sources);
    await make();
    await stampBuilt(dist, digest);
  }
}

/** Names of builds from other sources than the present ones, of damaged ones, and of those never made. */
export async function staleBuilds(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, { dist, sources }] of builds)
    if (!(await isBuiltFrom(dist, digestOfFiles(root, sources)))) names.push(name);
  return names;
}
