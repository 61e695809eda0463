import { randomBytes } from 'node:crypto';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { foldUsername, hashPassword, recordEvent } from '../auth/index.ts';
import { readSettings, refuseBlocked } from '../institution/index.ts';
import type { Identity } from './identity.ts';
import type { Provider } from './provider-repository.ts';

export interface ResolveDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface ResolvedLogin {
  readonly id: number;
  readonly personId: number;
}

/**
 * Refusal of a person known to nobody here, the same as of one who may not be linked: it tells nothing of who exists.
 */
const unknown = refuse(422, 'SemCadastroParaIdentidade');

/** The login of the person who came: theirs since before, one that is linked now, or a new one. */
export async function resolveLogin(
  { db, clock }: ResolveDeps,
  provider: Provider,
  identity: Identity,
): Promise<ResolvedLogin | Refusal> {
  if (identity.subject === '') return unknown;
  // Nobody knows it: a person who comes by a provider needs none.
  const noPassword = await hashPassword(randomBytes(32).toString('base64'));
  return db.transaction().execute(async (trx) => {
    // Two people who come at once for the first time are one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('identity_link'))`.execute(trx);
    const linked = await findLinked(trx, provider.id, identity.subject);
    const known = linked?.hasEnded
      ? ((await moveLink(trx, provider, linked)) ??
        (await linkAnew({ db: trx, clock }, provider, identity)) ??
        linked)
      : linked;
    const login = known ?? (await findAmongRegistered(trx, provider, identity));
    if (login?.hasEnded) return known ? refuse(422, 'VinculoEncerrado') : unknown;
    if (login?.isBlocked && known) return refuseBlocked(login.blockedUntil);
    const at = new Date(clock.now().epochMilliseconds);
    const made = login ?? (await makePerson(trx, provider, identity, noPassword));
    if (!made) return unknown;
    const link = { provider_id: provider.id, subject: identity.subject };
    if (!known && !(await writeLink(trx, { ...link, login_id: made.id }, at))) return unknown;
    const details = { provider: provider.id };
    if (!login) await recordEvent(trx, clock, { kind: 'person-made', loginId: made.id, details });
    if (!known)
      await recordEvent(trx, clock, { kind: 'identity-linked', loginId: made.id, details });
    await touchLink(trx, link, at);
    await followCategory(trx, provider, identity, made.id);
    return made.isBlocked
      ? refuseBlocked(made.blockedUntil)
      : { id: made.id, personId: made.personId };
  });
}

interface FoundLogin extends ResolvedLogin {
  readonly hasEnded: boolean;
  readonly isBlocked: boolean;
  readonly blockedUntil: string | null;
}

function logins(trx: Db) {
  return trx
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id', 'l.person_id as personId', 'l.is_blocked as isBlocked'])
    .select('l.blocked_until as blockedUntil')
    .select(sql<boolean>`l.ended_at is not null`.as('hasEnded'));
}

async function findLinked(trx: Db, providerId: number, subject: string) {
  const found = await logins(trx)
    .innerJoin('identity_link as i', 'i.login_id', 'l.id')
    .where('i.provider_id', '=', providerId)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
  return found ?? null;
}

/** Logins that may be linked to the person whom the provider names. */
function eligible(trx: Db, { links_staff }: Provider) {
  const open = logins(trx).where('l.ended_at', 'is', null).where('p.closed_at', 'is', null);
  return links_staff ? open : open.where('l.role', 'in', ['patron', 'teacher']);
}

/** Moves an identity from its ended link to another of its person, from now on; null where there is none. */
async function moveLink(
  trx: Db,
  provider: Provider,
  ended: FoundLogin,
): Promise<FoundLogin | null> {
  const living = await eligible(trx, provider)
    .where('l.person_id', '=', ended.personId)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('identity_link as i')
            .select('i.login_id')
            .whereRef('i.login_id', '=', 'l.id')
            .where('i.provider_id', '=', provider.id),
        ),
      ),
    )
    .orderBy('l.is_blocked')
    .orderBy('l.id')
    .executeTakeFirst();
  if (!living) return null;
  await trx
    .updateTable('identity_link')
    .set({ login_id: living.id })
    .where('provider_id', '=', provider.id)
    .where('login_id', '=', ended.id)
    .execute();
  return living;
}

/**
 * Moves an identity from its ended link to the login of the person now registered as the one whom the provider names;
 * null where there is none, or where another identity of the provider is linked to them.
 */
async function linkAnew(
  { db: trx, clock }: ResolveDeps,
  provider: Provider,
  identity: Identity,
): Promise<FoundLogin | null> {
  const registered = await findAmongRegistered(trx, provider, identity);
  if (!registered) return null;
  const moved = await trx
    .updateTable('identity_link')
    .set({ login_id: registered.id })
    .where('provider_id', '=', provider.id)
    .where('subject', '=', identity.subject)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('identity_link as i')
            .select('i.login_id')
            .where('i.login_id', '=', registered.id)
            .where('i.provider_id', '=', provider.id),
        ),
      ),
    )
    .returning('login_id')
    .executeTakeFirst();
  if (!moved) return null;
  const details = { provider: provider.id };
  await recordEvent(trx, clock, { kind: 'identity-linked', loginId: registered.id, details });
  return registered;
}

/**
 * Finds a login by the institution's user name or document: never by an address of mail, which
 * anybody may claim.
 */
async function findAmongRegistered(
  trx: Db,
  provider: Provider,
  { login, document }: Identity,
): Promise<FoundLogin | null> {
  const username = foldUsername(login);
  if (provider.links_by_login && username !== '') {
    const byName = await eligible(trx, provider)
      .where('l.username', '=', username)
      .executeTakeFirst();
    if (byName) return byName;
  }
  if (!provider.links_by_document || !/^\d{11}$/.test(document)) return null;
  // A number that readers may write themselves proves nothing of who they are.
  const { readerFields } = await readSettings(trx);
  if (readerFields.includes('cpf')) return null;
  const byDocument = await eligible(trx, provider)
    .innerJoin('personal_data as d', 'd.person_id', 'p.id')
    .where('d.tax_number', '=', document)
    .orderBy('l.id')
    .execute();
  // A document of two people is nobody's.
  const people = new Set(byDocument.map(({ personId }) => personId));
  return people.size === 1 ? (byDocument[0] ?? null) : null;
}

async function makePerson(
  trx: Db,
  provider: Provider,
  identity: Identity,
  passwordHash: string,
): Promise<FoundLogin | null> {
  const { name, email, login } = identity;
  const username = foldUsername(login);
  const { library_id } = provider;
  if (!provider.makes_people || library_id === null || name === '') return null;
  if (!/^\S{1,100}$/u.test(username)) return null;
  const isTaken = await trx
    .selectFrom('login')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  if (isTaken) return null;
  const person = await trx
    .insertInto('person')
    .values({ name, emails: email === '' ? [] : [email], password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category_id = categoryOf(provider, identity) ?? provider.category_id;
  const made = await trx
    .insertInto('login')
    .values({ person_id: person.id, username, library_id, role: 'patron', category_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id: made.id,
    personId: person.id,
    hasEnded: false,
    isBlocked: false,
    blockedUntil: null,
  };
}

/** Links an identity to a login; false where the identity or the login is linked with the provider already. */
async function writeLink(
  trx: Db,
  row: { readonly provider_id: number; readonly subject: string; readonly login_id: number },
  at: Date,
): Promise<boolean> {
  const written = await trx
    .insertInto('identity_link')
    .values({ ...row, linked_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('login_id')
    .executeTakeFirst();
  return written !== undefined;
}

async function touchLink(
  trx: Db,
  link: { readonly provider_id: number; readonly subject: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('identity_link')
    .set({ last_used_at: at })
    .where('provider_id', '=', link.provider_id)
    .where('subject', '=', link.subject)
    .execute();
}

/** The first row whose value the provider tells, in any case of letters. */
export function categoryOf(
  { categories }: Pick<Provider, 'categories'>,
  { categories: told }: Pick<Identity, 'categories'>,
): number | null {
  const values = new Set(told.map((value) => value.trim().toLowerCase()));
  return categories.find(({ value }) => values.has(value.toLowerCase()))?.category_id ?? null;
}

/**
 * Follows the provider's word on a reader's category: a student who now teaches is lent to as a teacher. Of
 * staff the library says it.
 */
async function followCategory(
  trx: Db,
  provider: Provider,
  identity: Identity,
  loginId: number,
): Promise<void> {
  const category_id = categoryOf(provider, identity);
  if (category_id === null) return;
  await trx
    .updateTable('login')
    .set({ category_id })
    .where('id', '=', loginId)
    .where('role', 'in', ['patron', 'teacher'])
    .where((of) => of.or([of('category_id', 'is', null), of('category_id', '<>', category_id)]))
    .execute();
}
