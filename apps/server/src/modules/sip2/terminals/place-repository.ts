import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy, type Sight } from '../../staff-access/index.ts';

/** Libraries that the asker may set terminals up for, each with its service points, one a row. */
export function findPlaces({ db, loginId, language }: Sight) {
  return db
    .selectFrom('library as u')
    .leftJoin('service_point as p', 'p.library_id', 'u.id')
    .select(['u.id as libraryId', nameIn('u', language).as('library'), 'p.id as pointId'])
    .select(nameIn<string | null>('p', language).as('point'))
    .where(isSeenBy(loginId, 'u.id'))
    .orderBy('library')
    .orderBy('u.id')
    .orderBy('p.id')
    .execute();
}

export type Place = Awaited<ReturnType<typeof findPlaces>>[number];
