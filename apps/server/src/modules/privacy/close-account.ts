import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { confirmPassword, recordEvent, type SignInDeps } from '../auth/index.ts';
import { clearances, refusals, type RuleRefusal } from '../circulation/index.ts';
import { readSettings } from '../institution/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { eraseAccount } from './erase-account.ts';
import type { PrivacyDeps } from './history.ts';

export function checkAccountClosing({
  db,
  clock,
}: PrivacyDeps): UseCase<typeof endpoints.checkAccountClosing> {
  return async (_request, { person: { personId, loginId }, language }) => {
    const [links, against] = await Promise.all([
      findLinks(db, personId),
      clearances.findLeavingObstacles(db, loginId, clock.now()),
    ]);
    if (!against) return refuse(401, 'SessaoExpirada');
    const da_equipe = links.some(isOfStaff);
    const body = {
      pode_encerrar: !da_equipe && against.length === 0,
      da_equipe,
      pendencias: refusals.presentRefusals(against, language),
      logins: links.map(({ username }) => username),
    };
    return { status: 200, body };
  };
}

/**
 * Closes the asker's account. Obstacles to it are looked for once nobody else can write through the links of
 * the person: any other writer waits for them to end, and finds them ended.
 */
export function closeAccount(
  deps: SignInDeps & PrivacyDeps,
): UseCase<typeof endpoints.closeAccount> {
  const { db, clock } = deps;
  return async ({ body: { senha } }, { person, device, language }) => {
    const wrong = await confirmPassword(deps, { person, password: senha, device, language });
    if (wrong) return wrong;
    const { personId, loginId } = person;
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const links = await lockLinks(trx, personId);
      const now = clock.now();
      const refused = await refuseClosing(trx, { loginId, links, now, language });
      if (refused) return refused;
      await goodbye(trx, clock, { personId, links, by: 'reader', language });
      await recordEvent(trx, clock, { kind: 'account-closed', loginId });
      return { status: 200, body: { encerrada_em: isoOf(now) } };
    });
  };
}

interface StaffClosing {
  readonly personId: number;
  /** Login of the staff who close it. */
  readonly asker: number;
  readonly language: Language;
}

/**
 * Closes an account by the staff, who have seen that it is the person who asks, or that they are
 * gone. Under the lock of the person. A link of theirs that has ended was settled with its
 * clearance.
 */
export async function closeForPerson(
  trx: Db,
  clock: PrivacyDeps['clock'],
  { personId, asker, language }: StaffClosing,
): Promise<Refusal | null> {
  const links = await lockLinks(trx, personId);
  if (links.some(isOfStaff)) return refuse(422, 'PessoaDaEquipe');
  const against = await findObstaclesOf(trx, personId, clock.now());
  if (against.length > 0) return refusals.refuseByRules('EncerramentoRecusado', against, language);
  await goodbye(trx, clock, { personId, links, by: 'staff', language });
  await recordEvent(trx, clock, { kind: 'account-closed', loginId: asker, personId });
  return null;
}

/** Finds the obstacles to closing a person's account, whichever of their links lives. */
export async function findObstaclesOf(
  db: Db,
  personId: number,
  now: Temporal.Instant,
): Promise<readonly RuleRefusal[]> {
  const alive = (await findLinks(db, personId)).find(({ ended_at }) => ended_at === null);
  return (alive && (await clearances.findLeavingObstacles(db, alive.id, now))) ?? [];
}

interface Goodbye {
  readonly personId: number;
  /** Party that closed the account, which the letter says. */
  readonly by: 'reader' | 'staff';
  readonly links: AccountClosing['links'];
  readonly language: Language;
}

async function goodbye(
  trx: Db,
  clock: PrivacyDeps['clock'],
  { personId, links, by, language }: Goodbye,
): Promise<void> {
  await tellGoodbye(trx, clock, { personId, by, language });
  await eraseAccount(trx, clock, { personId, links });
}

const isoOf = (now: Temporal.Instant) => new Date(now.epochMilliseconds).toISOString();

interface AccountClosing {
  readonly loginId: number;
  readonly links: Awaited<ReturnType<typeof findLinks>>;
  readonly now: Temporal.Instant;
  readonly language: Language;
}

async function refuseClosing(
  trx: Db,
  { loginId, links, now, language }: AccountClosing,
): Promise<Refusal | null> {
  if (links.some(isOfStaff)) return refuse(422, 'ContaDaEquipe');
  const against = await clearances.findLeavingObstacles(trx, loginId, now);
  if (!against) return refuse(401, 'SessaoExpirada');
  if (against.length === 0) return null;
  return refusals.refuseByRules('EncerramentoRecusado', against, language);
}

const isOfStaff = ({ role, ended_at }: AccountClosing['links'][number]) =>
  ended_at === null && (role === 'staff' || role === 'administrator');

function linksOf(db: Db, personId: number) {
  return db
    .selectFrom('login')
    .select(['id', 'username', 'role', 'ended_at'])
    .where('person_id', '=', personId)
    .orderBy('id');
}

const findLinks = (db: Db, personId: number) => linksOf(db, personId).execute();
const lockLinks = (trx: Db, personId: number) => linksOf(trx, personId).forNoKeyUpdate().execute();

/** The last letter: it goes where letters went until now. */
async function tellGoodbye(
  trx: Db,
  clock: PrivacyDeps['clock'],
  { personId, by, language }: Omit<Goodbye, 'links'>,
): Promise<void> {
  const { name, emails, ...person } = await trx
    .selectFrom('person')
    .select(['name', 'emails', 'language'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (emails.length === 0) return;
  const { name: institution } = await readSettings(trx);
  const body = by === 'reader' ? 'mail.accountClosedBody' : 'mail.accountClosedByStaffBody';
  const t = translatorFor(by === 'reader' ? language : person.language);
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('mail.accountClosedSubject'),
    body: t(body, { name, institution }),
  });
}
