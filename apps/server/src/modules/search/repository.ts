import type { Db } from '@estante/database';

export function findCollections(db: Db) {
  return db.selectFrom('collection').select(['id', 'name']).execute();
}

export function findLocations(db: Db) {
  return db.selectFrom('location').select(['id', 'name']).execute();
}
