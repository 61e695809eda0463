import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A folder of programs that only fail, to stand before the system's of the same names. */
export async function refusingPrograms(...names: readonly string[]): Promise<string> {
  const folder = join(await temporaryFolder(), 'bin');
  await mkdir(folder);
  for (const name of names) {
    await writeFile(join(folder, name), `#!/bin/sh\necho '${name} is not permitted' >&2\nexit 1\n`);
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}
