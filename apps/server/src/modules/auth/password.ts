import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const derive = promisify(argon2);

/** Argon2id in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: normal(password), nonce, tagLength, ...cost });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether the password has this hash. Takes as long for a wrong one as for the right one. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = format.exec(hash)?.groups;
  if (!parts) throw new Error('a password hash is not Argon2id in the PHC format');
  const expected = Buffer.from(parts['tag'] ?? '', 'base64');
  const tag = await derive('argon2id', {
    message: normal(password),
    nonce: Buffer.from(parts['nonce'] ?? '', 'base64'),
    tagLength: expected.length,
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['lanes']),
  });
  return timingSafeEqual(tag, expected);
}

/** Whether both are one password, however its accented letters are written. */
export function isSamePassword(password: string, other: string | null): boolean {
  return other !== null && normal(password) === normal(other);
}

const format =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<nonce>[\w+/-]+)\$(?<tag>[\w+/-]+)$/;

/** One way of writing an accented letter: keyboards differ (NIST SP 800-63B, 5.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
