import { temporaryPasswordDays, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import {
  findOwner,
  hashPassword,
  makeTemporaryPassword,
  recordEvent,
  replacePassword,
} from '../auth/index.ts';
import { isLocalPasswords, readSettings } from '../institution/index.ts';
import { lockEditablePerson } from '../staff-access/index.ts';
import type { PeopleDeps } from './present-person.ts';

/**
 * Resets a password. The forgotten one is told to nobody; the one given is told once, to the staff member who gives it.
 */
export function resetPassword(deps: PeopleDeps): UseCase<typeof endpoints.resetPassword> {
  const { db, clock } = deps;
  return async ({ params: { id }, body: { modo } }, { person, origin }) => {
    const settings = await readSettings(db);
    // A password of ours opens nothing where others keep the passwords.
    const isKeptHere = isLocalPasswords(settings) && settings.ownPasswords === 'todos';
    if (!isKeptHere) return refuse(403, 'RecursoDesativado');
    const senha = modo === 'provisoria' ? makeTemporaryPassword() : null;
    const hash = senha === null ? null : await hashPassword(senha);
    const { loginId: asker } = person;
    return db.transaction().execute(async (trx) => {
      const refusal = await lockEditablePerson(trx, asker, id);
      if (refusal) return refusal;
      const loginId = await findAliveLogin(trx, id);
      const owner = loginId === null ? null : await findOwner(trx, loginId);
      if (!owner) return refuse(422, 'VinculoEncerrado');
      if (hash === null) {
        const refused = await invite(trx, clock, { owner, asker, origin });
        if (refused) return refused;
      } else {
        const given = { kind: 'password-reset', hash, keptSession: null } as const;
        await replacePassword(trx, clock, owner, {
          ...given,
          language: owner.language,
          givenBy: asker,
        });
      }
      return { status: 200, body: { senha, dias: temporaryPasswordDays } };
    });
  };
}

async function findAliveLogin(db: Db, personId: number): Promise<number | null> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Invitation {
  readonly owner: NonNullable<Awaited<ReturnType<typeof findOwner>>>;
  readonly asker: number;
  readonly origin: string;
}

/** Writes a letter that opens nothing: its reader asks for a code, as for any password forgotten. */
async function invite(
  trx: Db,
  clock: Clock,
  { owner, asker, origin }: Invitation,
): Promise<Refusal | null> {
  const { personId, loginId, emails, language } = owner;
  if (emails.length === 0) return refuse(422, 'PessoaSemEmail');
  const t = translatorFor(language);
  const { name: institution } = await readSettings(trx);
  const { username: user } = await trx
    .selectFrom('login')
    .select('username')
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('mail.invitedSubject'),
    body: t('mail.invitedBody', { institution, link: `${origin}/login`, user }),
  });
  await recordEvent(trx, clock, { kind: 'password-invited', loginId: asker, personId });
  return null;
}
