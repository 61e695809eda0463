import type { Db } from '@estante/database';

/** Every provider, by its name, with the rows that say categories. */
export async function findProviders(db: Db) {
  const rows = await db.selectFrom('identity_provider').selectAll().orderBy('name').execute();
  const categories = await db
    .selectFrom('identity_provider_category')
    .selectAll()
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    categories: categories.filter(({ provider_id }) => provider_id === row.id),
  }));
}

/** A provider of identities, as it is set up. */
export type Provider = Awaited<ReturnType<typeof findProviders>>[number];
export type Protocol = Provider['protocol'];

export async function findProvider(db: Db, id: number): Promise<Provider | null> {
  return (await findProviders(db)).find((one) => one.id === id) ?? null;
}
