import type { ListedAuditKind } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';

/** Events of access that administrators may have to answer for; each has its words on their page. */
export type AuditKind = Exclude<ListedAuditKind, 'record-seen'>;

/** Writes an audit event, in the transaction of what it tells of. Holds no password, token or typed user name. */
export async function recordEvent(
  db: Db,
  clock: Pick<Clock, 'now'>,
  event: {
    readonly kind: AuditKind;
    readonly loginId: number | null;
    /** Person whom the event is about, where that is somebody else. */
    readonly personId?: number | null;
    /** Things that it happened to: their names, never what they hold. */
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      at: new Date(clock.now().epochMilliseconds),
      kind: event.kind,
      login_id: event.loginId,
      person_id: event.personId ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
