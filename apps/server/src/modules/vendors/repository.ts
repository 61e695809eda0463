import { isVendorName, type VendorName } from '@estante/contract';
import type { Db } from '@estante/database';

export interface Vendor {
  readonly name: VendorName;
  readonly label: string;
  /** Where its entry is, on one of its hosts. */
  readonly address: string;
  readonly hosts: readonly string[];
  /** Known to the vendor too; sealed. Null: to be entered anew. */
  readonly secret: string | null;
}

/** Vendors that the institution has set up and switched on, in order of their label. */
export async function findVendors(db: Db): Promise<readonly Vendor[]> {
  return (await findEveryVendor(db)).filter(({ enabled }) => enabled);
}

/** Those that are switched off too. */
export async function findEveryVendor(
  db: Db,
): Promise<readonly (Vendor & { readonly enabled: boolean })[]> {
  const rows = await db
    .selectFrom('vendor')
    .select(['name', 'label', 'address', 'hosts', 'secret', 'enabled'])
    .orderBy('label')
    .execute();
  return rows.flatMap(({ name, secret, ...vendor }) =>
    isVendorName(name) ? { name, secret: secret?.toString('latin1') ?? null, ...vendor } : [],
  );
}

/** In place of what was kept of it. */
export async function writeVendor(
  trx: Db,
  { hosts, secret, ...vendor }: Vendor & { readonly enabled: boolean; readonly secret: string },
): Promise<void> {
  const row = { ...vendor, hosts: [...hosts], secret: Buffer.from(secret) };
  await trx
    .insertInto('vendor')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

export async function removeVendor(trx: Db, name: VendorName): Promise<void> {
  await trx.deleteFrom('vendor').where('name', '=', name).execute();
}
