import { isVendorName, type VendorName } from '@estante/contract';
import type { Db } from '@estante/database';

export interface Vendor {
  readonly name: VendorName;
  readonly label: string;
  /** Where its entry is, on one of its hosts. */
  readonly address: string;
  readonly hosts: readonly string[];
  /** Known to the vendor too. */
  readonly secret: Buffer;
}

/** Vendors that the institution has set up and switched on, in order of their label. */
export async function findVendors(db: Db): Promise<readonly Vendor[]> {
  const rows = await db
    .selectFrom('vendor')
    .select(['name', 'label', 'address', 'hosts', 'secret'])
    .where('enabled', '=', true)
    .orderBy('label')
    .execute();
  return rows.flatMap(({ name, ...vendor }) => (isVendorName(name) ? { name, ...vendor } : []));
}

export async function isBlockedLogin(db: Db, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('is_blocked')
    .where('id', '=', loginId)
    .executeTakeFirst();
  return row?.is_blocked ?? true;
}
