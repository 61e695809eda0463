import { activities } from '@estante/contract';
import type { Db, RequestKind } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { findActivitiesOn, isActivityOn } from '../institution/index.ts';
import { storedKind } from './wire-names.ts';

const activityOf = (kind: RequestKind) =>
  kind === 'specialized-search' ? activities.accountSpecializedSearch : activities.accountRequests;

/** Refuses calls about requests of a kind whose page is off. */
export async function refuseKind(db: Db, kind: RequestKind): Promise<Refusal | null> {
  return (await isActivityOn(db, activityOf(kind))) ? null : refuse(403, 'RecursoDesativado');
}

/** Kinds whose page is on. */
export async function findKindsOn(db: Db): Promise<readonly RequestKind[]> {
  const on = await findActivitiesOn(db);
  return Object.values(storedKind).filter((kind) => on.has(activityOf(kind)));
}
