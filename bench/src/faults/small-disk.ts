import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Mounts a small disk in memory on a folder. Returns it, or the reason why there can be none here. */
export async function mountSmallDisk(
  folder: string,
  megabytes: number,
): Promise<AsyncDisposable | { readonly reason: string }> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'estante', folder]);
  } catch (error) {
    return { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' };
  }
  return {
    [Symbol.asyncDispose]: async () => {
      await run('umount', ['--lazy', folder]);
    },
  };
}
