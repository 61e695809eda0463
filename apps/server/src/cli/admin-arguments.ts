import type { Role } from '@estante/database';
import { parseArgs } from 'node:util';

export type AdminCommand =
  | {
      readonly kind: 'create';
      readonly username: string;
      readonly name: string;
      readonly email: string;
      readonly library: string;
    }
  | { readonly kind: 'password' | 'unlock'; readonly username: string }
  | { readonly kind: 'roles' }
  | { readonly kind: 'role'; readonly username: string; readonly role: Role }
  | { readonly kind: 'status' };

export type ReadAdminArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'command'; readonly command: AdminCommand };

const roles: readonly Role[] = ['patron', 'teacher', 'staff', 'administrator'];
const wrong = { kind: 'wrong' } as const;

export function readAdminArguments(args: readonly string[]): ReadAdminArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        name: { type: 'string' },
        email: { type: 'string' },
        library: { type: 'string' },
      },
    });
    if (values.help) return { kind: 'help' };
    const { name, email, library } = values;
    const given = Object.values({ name, email, library }).some((value) => value !== undefined);
    const command = positionals[0] === 'create' ? created(positionals, values) : plain(positionals);
    if (!command || (given && command.kind !== 'create')) return wrong;
    return { kind: 'command', command };
  } catch {
    // An option that is not known.
    return wrong;
  }
}

interface Given {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly library?: string | undefined;
}

function created(words: readonly string[], { name, email = '', library }: Given) {
  const [, username, ...more] = words;
  if (!username || more.length > 0 || !name || !library) return null;
  return { kind: 'create', username, name, email, library } as const;
}

function plain([verb, username, role, ...more]: readonly string[]): AdminCommand | null {
  if (more.length > 0) return null;
  if (verb === 'status') return username === undefined ? { kind: 'status' } : null;
  if (verb === 'roles' && username === undefined) return { kind: 'roles' };
  if (username === undefined) return null;
  if (verb === 'roles') {
    const known = roles.find((one) => one === role);
    return known ? { kind: 'role', username, role: known } : null;
  }
  if (role !== undefined) return null;
  return verb === 'password' || verb === 'unlock' ? { kind: verb, username } : null;
}
