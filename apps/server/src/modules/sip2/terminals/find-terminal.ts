import type { Db } from '@estante/database';
import { sha256 } from '../../../platform/digest.ts';

export interface Terminal {
  readonly id: number;
  /** Hash of the password that it signed in by. */
  readonly secretHash: Buffer;
  readonly institution: string;
  readonly libraryId: number;
  readonly library: string;
  /** The code that records give the library. */
  readonly libraryCode: string;
  readonly servicePoint: string | null;
  readonly characterSet: 'utf-8' | 'cp850';
  readonly asksChecksum: boolean;
  readonly rights: {
    readonly lend: boolean;
    readonly takeBack: boolean;
    readonly renew: boolean;
    readonly takePayments: boolean;
  };
  readonly bins: { readonly shelf: string; readonly hold: string; readonly transit: string };
  /** The login that answers for it. */
  readonly setUpBy: number;
}

/** Signs a terminal in by its name and password; null where there is none, or it was revoked. */
export async function signInTerminal(
  db: Db,
  { name, password, at }: { readonly name: string; readonly password: string; readonly at: Date },
): Promise<Terminal | null> {
  const secretHash = sha256(password);
  const row = await db
    .updateTable('sip2_terminal')
    .set({ last_used_at: at })
    .where('login_name', '=', name.toLowerCase())
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row ? useTerminal(db, { id: row.id, secretHash }, at) : null;
}

/**
 * Reads a terminal as it is set up now; null where it has been revoked, or has another password than it signed in by.
 * What it does is noted to the minute.
 */
export async function useTerminal(
  db: Db,
  { id, secretHash }: Pick<Terminal, 'id' | 'secretHash'>,
  at: Date,
): Promise<Terminal | null> {
  await db
    .updateTable('sip2_terminal')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where('last_used_at', '<', new Date(at.getTime() - 60_000))
    .execute();
  const row = await db
    .selectFrom('sip2_terminal as s')
    .innerJoin('library as u', 'u.id', 's.library_id')
    .leftJoin('service_point as p', 'p.id', 's.service_point_id')
    .select([
      's.id',
      's.secret_hash as secretHash',
      's.institution',
      's.library_id as libraryId',
      'u.name as library',
    ])
    .select(['u.code as libraryCode', 'p.name as servicePoint'])
    .select(['s.character_set as characterSet', 's.asks_checksum as asksChecksum'])
    .select(['s.may_lend', 's.may_take_back', 's.may_renew', 's.may_take_payments'])
    .select(['s.shelf_bin', 's.hold_bin', 's.transit_bin', 's.set_up_by as setUpBy'])
    .where('s.id', '=', id)
    .where('s.secret_hash', '=', secretHash)
    .where('s.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { may_lend: lend, may_take_back: takeBack, may_renew: renew } = row;
  return {
    ...row,
    rights: { lend, takeBack, renew, takePayments: row.may_take_payments },
    bins: { shelf: row.shelf_bin, hold: row.hold_bin, transit: row.transit_bin },
  };
}
