import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Global set-up of all tests: what they leave in the system's temporary folder goes when they end. */
export default async function provideTemporaryFolder(): Promise<() => Promise<void>> {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'estante-tests-'));
  // Programs that a test runs as another user have folders of theirs in it.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
