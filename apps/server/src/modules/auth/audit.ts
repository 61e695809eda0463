import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';

/** Events of access that administrators may have to answer for. */
export type AuditKind =
  | 'signed-in'
  | 'sign-in-refused'
  /** Too many wrong passwords: for half an hour none is read. */
  | 'sign-in-blocked'
  | 'login-switched'
  | 'refresh-token-reused'
  | 'recovery-code-issued'
  | 'password-recovered'
  | 'password-changed'
  | 'registration-renewed'
  /** Letters go to others from now on, or once these are confirmed. */
  | 'email-changed'
  | 'email-confirmed'
  | 'personal-data-granted'
  | 'own-data-exported'
  | 'account-closed'
  /** By a redirect token, on whichever host. */
  | 'redirected-in'
  | 'signed-out'
  | 'link-ended'
  /** By staff, and taken back. */
  | 'access-blocked'
  | 'access-unblocked'
  | 'link-revived'
  | 'institution-changed'
  /** A file was brought in, or what it had brought was taken back. */
  | 'file-imported'
  | 'import-undone'
  /** The first administrator has come, or one by the terminal. */
  | 'network-set-up'
  | 'administrator-added'
  /** At the desk, in spite of what a rule says. */
  | 'refusal-overridden'
  | 'due-day-changed'
  | 'hold-placed'
  | 'role-changed'
  | 'role-permissions-changed'
  /** By staff, of somebody else. */
  | 'person-registered'
  | 'registration-refused'
  | 'person-changed'
  | 'link-added'
  | 'link-changed'
  | 'password-reset'
  | 'password-invited'
  | 'second-factor-set'
  | 'second-factor-removed'
  /** By a provider of identities: who was registered before, and who was not. */
  | 'identity-linked'
  | 'person-made';

/** Written in the transaction of what it tells of. Holds no password, token or typed user name. */
export async function recordEvent(
  db: Db,
  clock: Pick<Clock, 'now'>,
  event: {
    readonly kind: AuditKind;
    readonly loginId: number | null;
    /** Of whom it tells, where that is somebody else. */
    readonly personId?: number | null;
    /** What it happened to: names of things, never what they hold. */
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
