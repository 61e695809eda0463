import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { Clock } from '../../../platform/clock.ts';
import { postLetter } from '../../../platform/mail-outbox.ts';
import type { KeyDeps } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import { unsubscribeCode } from './mail-choice.ts';

export interface LetterDeps extends KeyDeps {
  readonly clock: Clock;
  /** Of the site, for links; null: a letter has none. */
  readonly origin: string | null;
}

/** Somebody who wants letters, and where they go. */
interface Reader {
  readonly id: number;
  readonly name: string;
  /** At least one. */
  readonly emails: readonly string[];
  readonly language: Language;
}

/** Null where the person wants no letters, or has no address. */
export async function findReader(db: Db, personId: number): Promise<Reader | null> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'name', 'emails', 'language'])
    .where('id', '=', personId)
    .where('receives_mail', '=', true)
    .executeTakeFirst();
  return person && person.emails.length > 0 ? person : null;
}

interface Words {
  readonly subject: string;
  /** What the letter is for, between its greeting and its end. */
  readonly list: string;
}

/** Puts a letter into the outbox; its end, and a header, say how to get no more (RFC 8058). */
export async function postToReader(
  trx: Db,
  { clock, origin, safe }: Pick<LetterDeps, 'clock' | 'origin' | 'safe'>,
  { id, name, emails, language }: Reader,
  words: (about: { readonly institution: string }) => Words,
): Promise<void> {
  const { name: institution } = await readSettings(trx);
  const t = translatorFor(language);
  const code = await unsubscribeCode({ db: trx, safe }, id);
  const { subject, list } = words({ institution });
  const ending = origin
    ? t('notices.letter.end', { address: `${origin}/avisos/${code}`, origin })
    : t('notices.letter.endInAccount');
  await postLetter(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject,
    body: t('notices.letter.body', { name, institution, list, ending }),
    unsubscribeAddress: origin && `${origin}/api/avisos/descadastro/${code}`,
  });
}
