import {
  brokenRules,
  specialCharacters,
  temporaryPasswordDays,
  type Language,
  type PasswordRules,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSettings, type Settings } from '../institution/index.ts';
import { recordEvent } from './audit.ts';
import { isCommonPassword } from './common-password.ts';
import { verifyPassword } from './password.ts';
import {
  endKeysOf,
  endSessionsOf,
  forgetCalendarOf,
  forgetNewEmailsOf,
} from './session-repository.ts';
import { forgetAttemptsOf } from './sign-in-attempts.ts';

/** Person whose new password it is to be, by one of their links. */
export interface Owner {
  readonly personId: number;
  readonly loginId: number;
  readonly name: string;
  readonly emails: readonly string[];
  /** Language in which they are written to. */
  readonly language: Language;
}

export function rulesOf(settings: Settings): PasswordRules {
  return {
    length: { min: settings.passwordMinimum, max: settings.passwordMaximum },
    has_numbers: settings.passwordNeedsNumber,
    only_numbers: settings.passwordNotOnlyNumbers,
    special_char: settings.passwordNeedsSpecial,
    diff_case: settings.passwordNeedsBothCases,
    diff_name: settings.passwordNotOfName,
    last_pw: settings.passwordsBarred,
  };
}

export async function findOwner(db: Db, loginId: number): Promise<Owner | null> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['p.id as personId', 'l.id as loginId', 'p.name', 'p.emails', 'p.language'])
    .where('l.id', '=', loginId)
    .executeTakeFirst();
  return row ?? null;
}

/** Refuses a password that this person may not have, each reason in a sentence about `field`; else null. */
export async function refuseNewPassword(
  db: Db,
  { personId, name }: Pick<Owner, 'personId' | 'name'>,
  password: string,
  { field, language }: { readonly field: string; readonly language: Language },
): Promise<Refusal | null> {
  const t = translatorFor(language);
  const rules = rulesOf(await readSettings(db));
  const values = { ...rules.length, signs: Array.from(specialCharacters).join(' ') };
  const sentences = brokenRules(password, rules, name).map((rule) =>
    t(`passwordRules.${rule}`, values),
  );
  if (isCommonPassword(password)) sentences.push(t('passwordRules.common'));
  // Comparing with each of those is costly: this question comes last.
  if (sentences.length === 0 && (await isOneOfLast(db, personId, password, rules.last_pw)))
    sentences.push(t('passwordRules.last_pw', { count: rules.last_pw }));
  if (sentences.length === 0) return null;
  const fields = sentences.map((mensagem) => ({ campo: field, mensagem }));
  return { ...refuse(422, 'SenhaNaoConfereCriterios'), fields };
}

async function isOneOfLast(
  db: Db,
  personId: number,
  password: string,
  barred: number,
): Promise<boolean> {
  if (barred === 0) return false;
  const present = await db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .execute();
  const previous = await previousOf(db, personId)
    .select('password_hash')
    .limit(barred - 1)
    .execute();
  const found = await Promise.all(
    [...present, ...previous].map(({ password_hash }) => verifyPassword(password_hash, password)),
  );
  return found.includes(true);
}

function previousOf(db: Db, personId: number) {
  return db
    .selectFrom('previous_password')
    .where('person_id', '=', personId)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc');
}

export interface Replacement {
  readonly kind: 'password-recovered' | 'password-changed' | 'password-reset';
  readonly hash: string;
  /** The session that goes on; the others end. */
  readonly keptSession: string | null;
  readonly language: Language;
  /** Login of the staff who gave it: its owner replaces it before anything else. */
  readonly givenBy?: number;
}

/** Most previous passwords that a setting can bar. */
const keptPasswords = 20;

/**
 * Replaces a password, in one transaction: the old one is remembered, sessions and keys end, new mail addresses are
 * asked for no more, the block is lifted, its owner told.
 */
export async function replacePassword(
  trx: Db,
  clock: Clock,
  owner: Owner,
  { kind, hash, keptSession, language, givenBy }: Replacement,
): Promise<void> {
  const { personId, loginId } = owner;
  const at = new Date(clock.now().epochMilliseconds);
  const { password_hash } = await trx
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('previous_password')
    .values({ person_id: personId, password_hash, replaced_at: at })
    .execute();
  await trx
    .deleteFrom('previous_password')
    .where('person_id', '=', personId)
    .where('id', 'not in', previousOf(trx, personId).select('id').limit(keptPasswords))
    .execute();
  const changed = {
    password_hash: hash,
    password_set_at: at,
    password_is_temporary: givenBy !== undefined,
  };
  await trx.updateTable('person').set(changed).where('id', '=', personId).execute();
  await endSessionsOf(trx, personId, keptSession, at);
  await endKeysOf(trx, personId, at);
  await forgetNewEmailsOf(trx, personId);
  // A person who knew the old password has no stranger at the calendar.
  if (kind !== 'password-changed') await forgetCalendarOf(trx, personId);
  await forgetAttemptsOf(trx, personId);
  const who = givenBy === undefined ? { loginId } : { loginId: givenBy, personId };
  await recordEvent(trx, clock, { kind, ...who });
  await tellOwner(trx, clock, owner, { language, letter: givenBy === undefined ? kind : 'given' });
}

interface PasswordLetter {
  readonly language: Language;
  readonly letter: Replacement['kind'] | 'given';
}

const bodies = {
  'password-changed': 'mail.changedBody',
  'password-recovered': 'mail.recoveredBody',
  'password-reset': 'mail.recoveredBody',
  given: 'mail.givenBody',
} as const;

async function tellOwner(
  trx: Db,
  clock: Clock,
  { emails }: Owner,
  { language, letter }: PasswordLetter,
) {
  const t = translatorFor(language);
  const { name: institution } = await readSettings(trx);
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t(letter === 'given' ? 'mail.givenSubject' : 'mail.changedSubject'),
    body: t(bodies[letter], { institution, days: temporaryPasswordDays }),
  });
}
