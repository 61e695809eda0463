import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { isSameSecret } from '../../platform/digest.ts';
import { createTurns } from '../../platform/jobs/turns.ts';

/** Cost by the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** One processor is left to answer others by: each takes a whole one for some hundredths of a second. */
const inTurn = createTurns(Math.max(1, availableParallelism() - 1), Infinity);
const argon2id = promisify(argon2);

async function derive(parameters: Parameters<typeof argon2>[1]): Promise<Buffer> {
  const tag = await inTurn(() => argon2id('argon2id', parameters));
  if (!tag) throw new Error('of hashes any number may wait');
  return tag;
}

/** Hashes a password by Argon2id, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: normal(password), nonce, tagLength, ...cost });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether the password has this hash. Takes as long for a wrong one as for the right one. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = format.exec(hash)?.groups;
  if (!parts) throw new Error('a password hash is not Argon2id in the PHC format');
  const expected = Buffer.from(parts['tag'] ?? '', 'base64');
  const tag = await derive({
    message: normal(password),
    nonce: Buffer.from(parts['nonce'] ?? '', 'base64'),
    tagLength: expected.length,
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['lanes']),
  });
  return isSameSecret(tag, expected);
}

/**
 * Whether what was typed is the password: as it is, else without the blanks around it, which a new
 * password is set without.
 */
export async function verifyTyped(hash: string, typed: string): Promise<boolean> {
  if (await verifyPassword(hash, typed)) return true;
  const bare = typed.trim();
  return bare !== typed && verifyPassword(hash, bare);
}

/** Whether both are one password, however its accented letters are written. */
export function isSamePassword(password: string, other: string | null): boolean {
  return other !== null && normal(password) === normal(other);
}

const format =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<nonce>[\w+/-]+)\$(?<tag>[\w+/-]+)$/;

/** Normalizes the ways of writing an accented letter: keyboards differ (NIST SP 800-63B, 5.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
