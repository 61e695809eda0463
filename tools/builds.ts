import { arePagesStale, buildPages } from './build-pages.ts';
import { buildServer, isServerStale } from './build-server.ts';

export type BuildName = 'pages' | 'server';

interface Build {
  /** Whether it was made from other sources than those that are here, is damaged, or was never made. */
  readonly isStale: () => Promise<boolean>;
  readonly make: () => Promise<void>;
}

/** What `npm start` needs built. */
export const builds: Readonly<Record<BuildName, Build>> = {
  pages: { isStale: arePagesStale, make: buildPages },
  server: { isStale: isServerStale, make: buildServer },
};

export async function staleBuilds(): Promise<readonly BuildName[]> {
  const names: BuildName[] = [];
  for (const name of ['pages', 'server'] as const) {
    if (await builds[name].isStale()) names.push(name);
  }
  return names;
}
