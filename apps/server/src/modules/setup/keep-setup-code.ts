import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@estante/database';
import { hasAdministrator } from './administrator-repository.ts';

/**
 * Keeps the code in `setup-code` of the data folder, for its owner alone, while it is good for anything.
 * Null, and no file, once the network has an administrator.
 */
export async function keepSetupCode(
  db: Db,
  { folder, code }: { readonly folder: string; readonly code: string },
): Promise<string | null> {
  const file = join(folder, 'setup-code');
  if (await hasAdministrator(db)) {
    await rm(file, { force: true });
    return null;
  }
  await writeFile(file, `${code}\n`, { mode: 0o600 });
  return code;
}
