import { webClient } from '@estante/contract';
import { createTokens, loadSigningKeys } from '../src/modules/auth/index.ts';
import { callAs, type CallAs, type Person } from './call-as.ts';
import { fixedClock } from './fixed-clock.ts';
import { as, openSession, password, type roles } from './people.ts';
import type { TestApp } from './start-test-app.ts';

export type Headers = Readonly<Record<string, string>>;
export type Owner = keyof typeof roles;

/** Callers by a token that is no valid access token, each had in the way that it is given out. */
const strangers = [
  'an expired token',
  'a refresh token as access',
  'a redirect token as access',
  'a kiosk by its secret',
  'a session at a kiosk',
  'a session that was signed out',
  'a blocked administrator',
] as const;
type Stranger = (typeof strangers)[number];

export const callerNames = [
  'none',
  'public',
  'owner',
  'another patron',
  'a teacher',
  'staff of another unit',
  'an administrator',
  ...strangers,
] as const;
export type Caller = (typeof callerNames)[number];

/** The headers with which each caller asks; the owner is whom the call is about. */
export type Callers = Readonly<Record<Caller, (owner: Owner) => Promise<Headers>>>;

export async function openCallers(server: TestApp): Promise<Callers> {
  const given = await giveOut(server);
  const byToken = (name: Stranger) => async () => bearer(given[name]);
  return {
    none: async () => ({}),
    public: async () => bearer(await server.tokens.issuePublic()),
    owner: (owner) => as(server, owner),
    'another patron': (owner) => as(server, owner === 'bruno' ? 'ana' : 'bruno'),
    'a teacher': (owner) => as(server, owner === 'clara' ? 'ana' : 'clara'),
    'staff of another unit': () => as(server, 'fabio'),
    'an administrator': () => as(server, 'elisa'),
    'an expired token': byToken('an expired token'),
    'a refresh token as access': byToken('a refresh token as access'),
    'a redirect token as access': byToken('a redirect token as access'),
    'a kiosk by its secret': byToken('a kiosk by its secret'),
    'a session at a kiosk': byToken('a session at a kiosk'),
    'a session that was signed out': byToken('a session that was signed out'),
    'a blocked administrator': byToken('a blocked administrator'),
  };
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

async function giveOut(server: TestApp): Promise<Readonly<Record<Stranger, string>>> {
  const session = { personId: 1, loginId: 1, sessionId: await openSession(server, 1) };
  const anHourAgo = fixedClock('2026-03-10T11:00:00Z');
  const before = createTokens(await loadSigningKeys(server), anHourAgo);
  const pair = await signIn(server, 'ana');
  const ended = await signIn(server, 'elisa');
  const payload = { ...client, token: ended('refresh_token') };
  await asked(server, null, { method: 'POST', path: 'oauth/revoke', payload });
  const path = 'pessoas/token-redireciona';
  const redirect = await asked(server, 'ana', { method: 'GET', path });
  return {
    'an expired token': await before.issuePersonal(session),
    'a refresh token as access': pair('refresh_token'),
    'a redirect token as access': redirect('token'),
    'a session that was signed out': ended('access_token'),
    'a blocked administrator': await blockedToken(server),
    ...(await comeToKiosk(server)),
  };
}

const client = { client_id: webClient.id, client_secret: webClient.secret };

function signIn(server: TestApp, username: Person) {
  const payload = { ...client, grant_type: 'password', username, password };
  return asked(server, null, { method: 'POST', path: 'oauth/token', payload });
}

/**
 * Token of somebody who is there for nothing else, and whom the libraries blocked once signed in.
 */
async function blockedToken({ db, ...server }: TestApp): Promise<string> {
  const person = { name: 'Gil de Teste', password_hash: '' };
  const made = db.insertInto('person').values(person).returning('id');
  const { id: person_id } = await made.executeTakeFirstOrThrow();
  const login = { person_id, username: 'gil', library_id: 1, role: 'administrator' } as const;
  const added = db.insertInto('login').values(login).returning('id');
  const { id: loginId } = await added.executeTakeFirstOrThrow();
  const sessionId = await openSession({ db, ...server }, loginId);
  const token = await server.tokens.issuePersonal({ personId: person_id, loginId, sessionId });
  await db.updateTable('login').set({ is_blocked: true }).where('id', '=', loginId).execute();
  return token;
}

/** A machine in service, and ana who stands at it. */
async function comeToKiosk(server: TestApp) {
  const on = { key: 'selfServiceOn', value: 'true' };
  await server.db.insertInto('institution_setting').values(on).execute();
  const at = { method: 'POST', path: 'autoatendimento' } as const;
  const setUp = { ...at, path: `${at.path}/aparelho`, payload: {} };
  const secret = (await asked(server, 'davi', setUp))('aparelho');
  const payload = { aparelho: secret, usuario: 'ana', senha: password };
  const come = await asked(server, null, { ...at, path: `${at.path}/sessao`, payload });
  return { 'a kiosk by its secret': secret, 'a session at a kiosk': come('sessao') };
}

/** Reads a text of what a call answers. */
async function asked(server: TestApp, person: Person | null, call: CallAs) {
  const answer = await callAs(server, person, call);
  if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.body}`);
  const body = answer.json<Record<string, unknown>>();
  return (name: string) => String(body[name]);
}
