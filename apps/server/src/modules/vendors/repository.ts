import {
  isVendorName,
  placeNames,
  repositoryName,
  type PlaceName,
  type VendorName,
} from '@estante/contract';
import type { Db } from '@estante/database';

/** A vendor, or the repository of works. */
interface Place {
  readonly name: PlaceName;
  readonly label: string;
  /** Address of its entry, on one of its hosts. */
  readonly address: string;
  readonly hosts: readonly string[];
  /** Secret that the vendor knows too; sealed. Null: to be entered anew. */
  readonly secret: string | null;
}

export interface Vendor extends Place {
  readonly name: VendorName;
}

/** Vendors that the institution has set up and switched on, in order of their label. */
export async function findVendors(db: Db): Promise<readonly Vendor[]> {
  const places = await findEveryPlace(db);
  return places.flatMap(({ enabled, name, ...place }) =>
    enabled && isVendorName(name) ? [{ name, ...place }] : [],
  );
}

/** Finds the repository that works are posted in; null while it is not set up, or off. */
export async function findRepository(db: Db): Promise<Place | null> {
  const places = await findEveryPlace(db);
  return places.find(({ name, enabled }) => enabled && name === repositoryName) ?? null;
}

/** User name of a login, where it belongs to the person. */
export async function findUsername(
  db: Db,
  personId: number,
  loginId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('login')
    .select('username')
    .where('id', '=', loginId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Places of every vendor, also those that are switched off. */
export async function findEveryPlace(
  db: Db,
): Promise<readonly (Place & { readonly enabled: boolean })[]> {
  const rows = await db
    .selectFrom('vendor')
    .select(['name', 'label', 'address', 'hosts', 'secret', 'enabled'])
    .orderBy('label')
    .execute();
  return rows.flatMap(({ name, secret, ...place }) => {
    const known = placeNames.find((one) => one === name);
    return known ? { name: known, secret: secret?.toString('latin1') ?? null, ...place } : [];
  });
}

/** Writes a vendor, in place of what was kept of it. */
export async function writeVendor(
  trx: Db,
  { hosts, secret, ...vendor }: Place & { readonly enabled: boolean; readonly secret: string },
): Promise<void> {
  const row = { ...vendor, hosts: [...hosts], secret: Buffer.from(secret) };
  await trx
    .insertInto('vendor')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

export async function removeVendor(trx: Db, name: PlaceName): Promise<void> {
  await trx.deleteFrom('vendor').where('name', '=', name).execute();
}
