import { builds, type BuildName } from './builds.ts';

const isName = (name: string): name is BuildName => name in builds;
const named = process.argv.slice(2).filter(isName);

/** Those that are named, or all. */
for (const name of named.length > 0 ? named : (['pages', 'server'] as const)) {
  await builds[name].make();
}
