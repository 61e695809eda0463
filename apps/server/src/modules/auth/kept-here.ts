import type { Role } from '@estante/database';
import type { Settings } from '../institution/index.ts';

/** Whether a password that is kept here opens a login of this role: all, or those of administrators alone. */
export function isKeptHere(
  { ownPasswords }: Pick<Settings, 'ownPasswords'>,
  login: { readonly role: Role } | null,
): boolean {
  return ownPasswords === 'todos' || login?.role === 'administrator';
}
