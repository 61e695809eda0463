import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../../platform/sql/name-in.ts';

export function findCollections(db: Db, language: Language) {
  return db
    .selectFrom('collection as c')
    .select(['c.id', nameIn('c', language).as('name')])
    .execute();
}

export function findLocations(db: Db, language: Language) {
  return db
    .selectFrom('location as l')
    .select(['l.id', nameIn('l', language).as('name')])
    .execute();
}
