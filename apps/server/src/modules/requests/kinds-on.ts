import { activities } from '@estante/contract';
import type { Db, RequestKind } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { isActivityOn } from '../institution/index.ts';

/** Requests of a kind have no calls while its page is off. */
export async function refuseKind(db: Db, kind: RequestKind): Promise<Refusal | null> {
  const activity =
    kind === 'specialized-search'
      ? activities.accountSpecializedSearch
      : activities.accountRequests;
  return (await isActivityOn(db, activity)) ? null : refuse(403, 'RecursoDesativado');
}
