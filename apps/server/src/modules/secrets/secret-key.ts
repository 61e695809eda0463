import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../../platform/start/start-error.ts';

/** Characters of a key, as of SECRET_KEY. */
const fewest = 32;

/** Key that secrets are sealed under, and the place where it was found, in words for the operator. */
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

/** Finds the key; null where there is none. @throws StartError where there is a file that cannot be used */
export async function findSecretKey(source: KeySource): Promise<SecretKey | null> {
  if (source.SECRET_KEY !== undefined) return { text: source.SECRET_KEY, place: 'SECRET_KEY' };
  const place = keyFile(source);
  try {
    const text = (await readFile(place, 'utf8')).trim();
    await chmod(place, 0o600);
    if (text.length >= fewest) return { text, place };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new StartError(`${place} cannot be read: make it a file of this user's.`, { cause });
  }
  throw new StartError(`${place} holds no key of ${fewest} characters: bring it back from a copy.`);
}

/** Makes a key in a file that its owner alone may read; one that is there is not written over. */
export async function makeSecretKey(source: KeySource): Promise<SecretKey> {
  const place = keyFile(source);
  const text = randomBytes(32).toString('base64url');
  await writeFile(place, `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
  return { text, place };
}
