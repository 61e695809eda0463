import { activities, interestKinds, type InterestKind as ProfileKind } from '@estante/contract';
import type { Db, InterestKind } from '@estante/database';
import { findActivitiesOn } from '../institution/index.ts';

/** Kinds of interests whose page is on: areas have one of their own beside that of authors and subjects. */
export async function kindsOn(db: Db): Promise<readonly ProfileKind[]> {
  const on = await findActivitiesOn(db);
  return interestKinds.filter((kind) =>
    on.has(kind === 'area' ? activities.accountInterestAreas : activities.accountInterestProfile),
  );
}

/** Kinds of interests that readers are told of: none whose page is off. */
export async function kindsFollowed(db: Db): Promise<readonly InterestKind[]> {
  const on = await findActivitiesOn(db);
  return [
    ...(on.has(activities.accountInterestProfile) ? ofProfile : []),
    ...(on.has(activities.accountInterestAreas) ? (['area'] as const) : []),
  ];
}

const ofProfile = ['author', 'subject', 'serial', 'work-type'] as const;
