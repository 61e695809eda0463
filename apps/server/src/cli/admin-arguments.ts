import type { Role } from '@estante/database';
import { readOptions, type ReadResult } from './read-words.ts';

export type AdminCommand =
  | {
      readonly kind: 'create';
      readonly username: string;
      readonly name: string;
      readonly email: string;
      readonly library: string;
    }
  | { readonly kind: 'password' | 'unlock' | 'second-factor'; readonly username: string }
  | { readonly kind: 'roles' | 'captcha-off' | 'sign-out-all' }
  | { readonly kind: 'role'; readonly username: string; readonly role: Role }
  | { readonly kind: 'status' };

const roles: readonly Role[] = ['patron', 'teacher', 'staff', 'administrator'];
const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  library: { type: 'string' },
} as const;

export function readAdminArguments(args: readonly string[]): ReadResult<AdminCommand> {
  const read = readOptions(args, options);
  if (read.kind === 'wrong') return read;
  const { values, positionals } = read.given;
  const isDetailed = Object.keys(values).length > 0;
  const command = positionals[0] === 'create' ? created(positionals, values) : plain(positionals);
  if (!command || (isDetailed && command.kind !== 'create')) return { kind: 'wrong' };
  return { kind: 'given', given: command };
}

interface CreateOptions {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly library?: string | undefined;
}

function created(words: readonly string[], { name, email = '', library }: CreateOptions) {
  const [, username, ...more] = words;
  if (!username || more.length > 0 || !name || !library) return null;
  return { kind: 'create', username, name, email, library } as const;
}

function plain([verb, username, role, ...more]: readonly string[]): AdminCommand | null {
  if (more.length > 0) return null;
  if (verb === 'status') return username === undefined ? { kind: 'status' } : null;
  if (verb === 'roles' && username === undefined) return { kind: 'roles' };
  if (verb === 'sign-out-all') return username === undefined ? { kind: 'sign-out-all' } : null;
  if (username === undefined) return null;
  if (verb === 'roles') {
    const known = roles.find((one) => one === role);
    return known ? { kind: 'role', username, role: known } : null;
  }
  if (role !== undefined) return null;
  if (verb === 'captcha') return username === 'off' ? { kind: 'captcha-off' } : null;
  const known = (['password', 'unlock', 'second-factor'] as const).find((one) => one === verb);
  return known ? { kind: known, username } : null;
}
