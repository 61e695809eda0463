import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { recordEvent, type KeyDeps } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { confirmationHours, forgetUnconfirmed, writeConfirmation } from './email-confirmation.ts';
import { hasEmail } from './email-list.ts';
import type { Owner } from './repository.ts';

interface EmailDeps extends KeyDeps {
  readonly clock: Clock;
}

interface EmailChange {
  readonly owner: Owner;
  readonly wanted: readonly string[];
  readonly asker: {
    /** Language of the letters. */
    readonly language: Language;
    /** Address of the site, for the letter's link. */
    readonly origin: string;
    /** The reader, or the staff member who wrote or granted it. */
    readonly person: { readonly loginId: number };
  };
}

/**
 * Changes the addresses of a person. Those no longer wanted go at once, unless nothing would be left that
 * letters can go to: then they stay until a new address is confirmed. Under the lock of the person.
 */
export async function changeEmails(
  deps: EmailDeps,
  { owner, wanted, asker }: EmailChange,
): Promise<void> {
  const { db: trx, clock } = deps;
  const added = wanted.filter((one) => !hasEmail(owner.emails, one));
  const kept = owner.emails.filter((one) => hasEmail(wanted, one));
  const isReplaced = kept.length === 0 && added.length > 0;
  if (!isReplaced) await keepOnly(trx, owner.id, kept);
  const replaces = isReplaced ? owner.emails : [];
  await writeToEach(deps, { owner, added, replaces, asker });
  const { loginId } = asker.person;
  await recordEvent(trx, clock, { kind: 'email-changed', loginId, personId: owner.id });
  const { emails } = owner;
  await tellFormerEmails(deps, { emails, language: asker.language, letter: 'emailsChangedBody' });
}

async function keepOnly(trx: Db, personId: number, emails: readonly string[]) {
  const kept = { emails: [...emails] };
  await trx.updateTable('person').set(kept).where('id', '=', personId).execute();
}

interface AddedEmails extends Omit<EmailChange, 'wanted'> {
  readonly added: readonly string[];
  readonly replaces: readonly string[];
}

/**
 * Writes a letter to each new address. One that is asked anew has a new letter; the address in the one
 * before is good no more.
 */
async function writeToEach(deps: EmailDeps, { owner, added, replaces, asker }: AddedEmails) {
  const { db: trx, clock } = deps;
  await forgetUnconfirmed(trx, owner.id);
  const t = translatorFor(asker.language);
  const { name: institution } = await readSettings(trx);
  for (const address of added) {
    const confirmation = { personId: owner.id, address, replaces };
    const code = await writeConfirmation(deps, confirmation, clock.now());
    const link = `${asker.origin}/confirmar-email/${code}`;
    await queueMail(trx, clock, {
      recipients: [address],
      senderName: institution,
      subject: t('mail.confirmSubject'),
      body: t('mail.confirmBody', { institution, link, hours: confirmationHours }),
    });
  }
}

interface FormerEmails {
  readonly emails: readonly string[];
  readonly language: Language;
  /** New addresses count once they are confirmed, or count already. */
  readonly letter: 'emailsChangedBody' | 'emailsReplacedBody';
}

/** Letter to the addresses that counted until now: a stranger who changes them is noticed. */
export async function tellFormerEmails(
  { db: trx, clock }: Pick<EmailDeps, 'db' | 'clock'>,
  { emails, language, letter }: FormerEmails,
): Promise<void> {
  if (emails.length === 0) return;
  const t = translatorFor(language);
  const { name: institution } = await readSettings(trx);
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('mail.emailsChangedSubject'),
    body: t(`mail.${letter}`, { institution }),
  });
}
