import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that only its owner may enter, removed when the test is over. */
export async function temporaryFolder(owner?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-embedded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o700);
  if (owner !== undefined) await chown(folder, owner, owner);
  return folder;
}
