import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import type { MailMessage } from '../../../platform/mail/mailer.ts';
import { loadServerKey, type KeyDeps } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import { unsubscribeCodeBy, unsubscribePurpose } from './mail-choice.ts';

export interface LetterDeps extends KeyDeps {
  readonly clock: Clock;
  /** Address of the site, for links; null: a letter has none. */
  readonly origin: string | null;
}

/** Somebody who wants letters, and where they go. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  /** At least one. */
  readonly emails: readonly string[];
  readonly language: Language;
}

/** Finds a person as a reader of letters; null where they want no letters, or have no address. */
export async function findReader(db: Db, personId: number): Promise<Reader | null> {
  const [reader = null] = await findReaders(db, [personId]);
  return reader;
}

/** Finds those of the people who want letters and have an address, by their numbers. */
export async function findReaders(db: Db, people: readonly number[]): Promise<Reader[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'emails', 'language'])
    .where(sql<boolean>`id = any(${people}::integer[])`)
    .where('receives_mail', '=', true)
    .orderBy('id')
    .execute();
  return rows.filter(({ emails }) => emails.length > 0);
}

interface Words {
  readonly subject: string;
  /** Contents of the letter, between its greeting and its end. */
  readonly list: string;
}

/** Facts that all letters of a run have in common, read once. */
export interface LetterHead {
  readonly institution: string;
  readonly unsubscribeKey: Buffer;
  readonly origin: string | null;
}

export async function readLetterHead({
  db,
  safe,
  origin,
}: Pick<LetterDeps, 'db' | 'safe' | 'origin'>): Promise<LetterHead> {
  const { name: institution } = await readSettings(db);
  return {
    institution,
    unsubscribeKey: await loadServerKey({ db, safe }, unsubscribePurpose),
    origin,
  };
}

/** Writes a letter. Its end, and a header, say how to get no more (RFC 8058). */
export function writeToReader(
  { institution, unsubscribeKey, origin }: LetterHead,
  { id, name, emails, language }: Reader,
  { subject, list }: Words,
): MailMessage {
  const t = translatorFor(language);
  const code = unsubscribeCodeBy(unsubscribeKey, id);
  const ending = origin
    ? t('notices.letter.end', { address: `${origin}/avisos/${code}`, origin })
    : t('notices.letter.endInAccount');
  return {
    recipients: emails,
    senderName: institution,
    subject,
    body: t('notices.letter.body', { name, institution, list, ending }),
    unsubscribeAddress: origin && `${origin}/api/avisos/descadastro/${code}`,
  };
}

/** Puts a letter into the outbox. */
export async function postToReader(
  trx: Db,
  deps: Pick<LetterDeps, 'clock' | 'origin' | 'safe'>,
  reader: Reader,
  words: (about: { readonly institution: string }) => Words,
): Promise<void> {
  const head = await readLetterHead({ ...deps, db: trx });
  await queueMail(trx, deps.clock, writeToReader(head, reader, words(head)));
}
