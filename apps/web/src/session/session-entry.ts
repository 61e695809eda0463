import { ApiFailure, isExpiry, type Output } from '../api/api.ts';
import { credentialsOf, sessionOf, type Person, type Tokens } from './credentials.ts';
import type { HeldSession, Place } from './held-session.ts';
import type { SessionEnd } from './session-ending.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Tabs } from './tabs.ts';

/** Whether a person may stay signed in by the session that began. */
export type IsWelcome = (person: Person) => boolean;

/** Acts by which a person signs in, is confirmed, and signs out. */
export interface SessionEntry {
  /** Signs in by tokens; false if the person is not welcome: then the tokens are revoked. */
  readonly enterBy: (tokens: Tokens, place: Place, isWelcome?: IsWelcome) => Promise<boolean>;
  /** Asks the server whose the tokens are; the kept person may be weeks old. */
  readonly confirm: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

export interface SessionEntryDeps {
  readonly held: HeldSession;
  readonly tokens: SessionTokens;
  readonly tabs: Tabs;
  readonly fetchPerson: (accessToken: string) => Promise<Output<'getPerson'>>;
  readonly revoke: (refreshToken: string) => Promise<unknown>;
  readonly end: (why: SessionEnd) => void;
}

export function sessionEntry(deps: SessionEntryDeps): SessionEntry {
  const { held, tabs } = deps;
  return {
    enterBy: async (tokens, place, isWelcome = () => true) => {
      const credentials = credentialsOf(tokens);
      const { bloqueio, ...person } = await deps.fetchPerson(credentials.accessToken);
      if (bloqueio) throw new ApiFailure(430, 'ACESSO_BLOQUEADO', '', { context: 'biblioteca' });
      if (!isWelcome(person)) {
        deps.revoke(credentials.refreshToken).catch(() => {});
        return false;
      }
      const before = held.session();
      const hadOne = held.own() !== null;
      held.clearCopies();
      held.put({ credentials, person, place });
      if (hadOne) tabs.tell({ kind: 'ended', session: before, isExpired: false });
      await held.keep();
      held.show();
      return true;
    },
    confirm: () => confirm(deps),
    leave: () => leave(deps),
  };
}

async function confirm({ held, tokens, fetchPerson, end }: SessionEntryDeps): Promise<void> {
  if (!held.own()) return;
  const asked = held.session();
  try {
    const { bloqueio, ...person } = await withToken(tokens, fetchPerson);
    const own = held.own();
    if (!own || held.session() !== asked) return;
    if (bloqueio) return end('ACESSO_BLOQUEADO');
    held.put({ ...own, person });
    await held.keep();
    held.show();
  } catch (error) {
    // If the server does not answer, the person stays signed in.
    if (error instanceof ApiFailure && error.status === 401) end('SessaoExpirada');
  }
}

async function withToken<Result>(tokens: SessionTokens, act: (token: string) => Promise<Result>) {
  const used = await tokens.current();
  return act(used).catch(async (error: unknown) => {
    if (!isExpiry(error)) throw error;
    return act(await tokens.renewed(used));
  });
}

async function leave({ held, tabs, revoke }: SessionEntryDeps): Promise<void> {
  await held.ready();
  const kept = [held.own(), await held.kept('session'), await held.kept('persistent')];
  held.clearCopies();
  held.put(null);
  held.show();
  const refreshTokens = new Set<string>();
  for (const one of kept) {
    if (!one) continue;
    refreshTokens.add(one.credentials.refreshToken);
    tabs.tell({ kind: 'ended', session: sessionOf(one.credentials), isExpired: false });
  }
  for (const one of refreshTokens) revoke(one).catch(() => {});
}
