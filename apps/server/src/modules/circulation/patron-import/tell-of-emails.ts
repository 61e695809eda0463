import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { recordEvent } from '../../auth/index.ts';
import { hasEmail, tellFormerEmails } from '../../personal-data/index.ts';
import type { KnownPatron } from './known-patron-repository.ts';

interface TellDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface WrittenEmails {
  readonly known: Pick<KnownPatron, 'personId' | 'emails' | 'language'>;
  /** Addresses that the sheet says; null where it says nothing of them. */
  readonly wanted: readonly string[] | null;
}

/** Tells of others that a sheet wrote at the addresses that counted until now, as a change on screen does. */
export async function tellOfEmails(
  deps: TellDeps,
  loginId: number,
  { known: { personId, emails, language }, wanted }: WrittenEmails,
): Promise<void> {
  const isSame =
    wanted?.length === emails.length && emails.every((email) => hasEmail(wanted, email));
  if (wanted === null || isSame) return;
  await recordEvent(deps.db, deps.clock, { kind: 'email-changed', loginId, personId });
  await tellFormerEmails(deps, { emails, language, letter: 'emailsReplacedBody' });
}
