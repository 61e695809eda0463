import { hmac, loadServerKey, type KeyDeps } from '../auth/index.ts';

interface SharedRow {
  readonly id: number;
  readonly share_salt: Buffer | null;
  readonly shared_at: Date | null;
  readonly shows_name: boolean;
  readonly shows_notes: boolean;
}

/**
 * The code in the address of a shared list: 132 bits that nobody guesses. It is made from a server-wide key, so that
 * the list's owner sees it again and a reader of the table does not.
 */
export async function codeOf(deps: KeyDeps, id: number, salt: Buffer): Promise<string> {
  const key = await loadServerKey(deps, 'shared-list');
  return hmac(key, `${id}.${salt.toString('base64url')}`).slice(0, 22);
}

/** Share of a list; null where nobody else sees the list. */
export async function presentShare(deps: KeyDeps, row: SharedRow) {
  const { id, share_salt, shared_at, shows_name, shows_notes } = row;
  if (!share_salt || !shared_at) return null;
  return {
    codigo: await codeOf(deps, id, share_salt),
    mostra_nome: shows_name,
    mostra_notas: shows_notes,
    desde: shared_at.toISOString(),
  };
}
