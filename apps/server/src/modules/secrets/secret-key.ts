import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What secrets are sealed under, and where it was found, in words for the operator. */
export interface SecretKey {
  readonly text: string;
  readonly place: string;
}

export interface KeySource {
  readonly SECRET_KEY?: string | undefined;
  readonly DATA_DIR: string;
}

export function keyFile({ DATA_DIR }: KeySource): string {
  return resolve(join(DATA_DIR, 'secret.key'));
}

/** Null where there is none. */
export async function findSecretKey(source: KeySource): Promise<SecretKey | null> {
  if (source.SECRET_KEY !== undefined) return { text: source.SECRET_KEY, place: 'SECRET_KEY' };
  const place = keyFile(source);
  const text = await readFile(place, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  if (text.trim() === '') return null;
  await chmod(place, 0o600);
  return { text: text.trim(), place };
}

/** Written to a file that its owner alone may read; one that is there is not written over. */
export async function makeSecretKey(source: KeySource): Promise<SecretKey> {
  const place = keyFile(source);
  const text = randomBytes(32).toString('base64url');
  await writeFile(place, `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
  return { text, place };
}
