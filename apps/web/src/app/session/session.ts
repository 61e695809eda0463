import { ApiFailure, isExpiry, type Output } from '../api.ts';
import type { KeptCopy } from './kept-copy.ts';
import {
  isNewer,
  sessionOf,
  type Authentication,
  type Credentials,
  type Person,
} from './credentials.ts';
import type { PublicToken } from './public-token.ts';
import type { Tabs } from './tabs.ts';

/** Who this tab belongs to; unknown on the server, and until what is kept has been read. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly person: Person };

/** Why a session ended without its person asking for it. */
export type SessionEnd = 'SessaoExpirada' | 'ACESSO_BLOQUEADO';

type Tokens = Pick<Output<'issueToken'>, 'access_token' | 'refresh_token'>;
type Place = 'session' | 'persistent';

export interface SessionDeps {
  readonly copies: Readonly<Record<Place, KeptCopy<Authentication>>>;
  readonly publicToken: PublicToken;
  readonly tabs: Tabs;
  readonly enter: (username: string, password: string) => Promise<Tokens>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly revoke: (refreshToken: string) => Promise<unknown>;
  readonly fetchPerson: (accessToken: string) => Promise<Output<'getPerson'>>;
}

export interface Session {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Told when the session ends by itself. */
  readonly onEnd: (listener: (why: SessionEnd) => void) => () => void;
  /** Reads what is kept, and asks who that is. */
  readonly start: () => Promise<void>;
  /** @throws ApiFailure */
  readonly signIn: (entry: {
    readonly username: string;
    readonly password: string;
    /** Keeps the session after the browser is closed. */
    readonly isKept: boolean;
  }) => Promise<void>;
  /** Goes on by tokens that took the place of those before. */
  readonly goOnBy: (tokens: Tokens) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** The bearer of a call: the person's, or the public one. */
  readonly token: () => Promise<string>;
  /** What to call with in place of a token that was refused. */
  readonly renewed: (refused: string) => Promise<string>;
}

/** Milliseconds in which a sibling that is awake answers. */
const patience = 60;

export function createSession(deps: SessionDeps): Session {
  const { copies, publicToken, tabs } = deps;
  let state: SessionState = { kind: 'unknown' };
  let own: (Authentication & { readonly place: Place }) | null = null;
  let ready: Promise<void> | null = null;
  let refreshing: Promise<string> | null = null;
  const listeners = new Set<() => void>();
  const endListeners = new Set<(why: SessionEnd) => void>();
  let onAdopted = () => {};
  /** It ended before the page was there to say so. */
  let untold: SessionEnd | null = null;

  const show = () => {
    state = own ? { kind: 'signed-in', person: own.person } : { kind: 'anonymous' };
    for (const listener of listeners) listener();
  };

  const load = async () => {
    const inTab = await copies.session.read();
    const kept = inTab ?? (await copies.persistent.read());
    if (kept) own = { ...kept, place: inTab ? 'session' : 'persistent' };
    show();
  };

  /** Another session may have been kept since: that one is not overwritten. */
  const keep = async () => {
    if (!own) return;
    const { place, credentials, person } = own;
    const kept = place === 'persistent' ? await copies.persistent.read() : null;
    if (kept && sessionOf(kept.credentials) !== sessionOf(credentials)) return;
    await copies[place].write({ credentials, person });
  };

  const adopt = (credentials: Credentials) => {
    if (!own || !isNewer(credentials, own.credentials)) return;
    own = { ...own, credentials };
    if (own.place === 'session') void keep();
    onAdopted();
  };

  const tellEnd = (why: SessionEnd) => {
    if (endListeners.size === 0) untold = why;
    for (const listener of endListeners) listener(why);
  };

  /** Ends this session in this tab, if that is the one it has; `why` where its person did not ask. */
  const forget = (session: string, why: SessionEnd | null) => {
    if (!own || sessionOf(own.credentials) !== session) return;
    const copy = copies[own.place];
    own = null;
    show();
    if (why) tellEnd(why);
    void clearCopy(copy, session);
  };

  const end = (why: SessionEnd) => {
    if (!own) return;
    const session = sessionOf(own.credentials);
    forget(session, why);
    tabs.tell({ kind: 'ended', session, isExpired: true });
  };

  tabs.hear((message) => {
    switch (message.kind) {
      case 'ask':
        if (own && sessionOf(own.credentials) === message.session) {
          tabs.tell({ kind: 'renewed', credentials: own.credentials });
        }
        return;
      case 'renewed':
        return adopt(message.credentials);
      case 'ended':
        return forget(message.session, message.isExpired ? 'SessaoExpirada' : null);
    }
  });

  /** Later tokens that another tab has, if any answers or has kept them. */
  const askSiblings = async (asked: Authentication) => {
    const kept = await copies.persistent.read();
    if (kept) adopt(kept.credentials);
    if (own?.credentials !== asked.credentials) return;
    const answered = new Promise<void>((resolve) => {
      onAdopted = resolve;
      setTimeout(resolve, patience);
    });
    tabs.tell({ kind: 'ask', session: sessionOf(asked.credentials) });
    await answered;
  };

  const refresh = (refused: Authentication) =>
    tabs.alone(async () => {
      if (own?.credentials === refused.credentials) await askSiblings(refused);
      // Renewed or ended by another tab while this one waited.
      if (own?.credentials !== refused.credentials) return tokenOfNow();
      try {
        const tokens = await deps.refresh(refused.credentials.refreshToken);
        // Signed out meanwhile.
        if (own?.credentials !== refused.credentials) return tokenOfNow();
        own = { ...own, credentials: credentialsOf(tokens) };
        await keep();
        tabs.tell({ kind: 'renewed', credentials: own.credentials });
      } catch (error) {
        if (!(error instanceof ApiFailure) || ![400, 401].includes(error.status)) throw error;
        end('SessaoExpirada');
      }
      return tokenOfNow();
    });

  const tokenOfNow = () => own?.credentials.accessToken ?? publicToken.current();

  const renewed = async (refused: string): Promise<string> => {
    if (!own) return publicToken.renewed(refused);
    if (own.credentials.accessToken !== refused) return own.credentials.accessToken;
    refreshing ??= refresh(own).finally(() => (refreshing = null));
    return refreshing;
  };

  /** Who the tokens are of, asked of the server; what is kept may be weeks old. */
  const confirm = async () => {
    const asked = own;
    if (!asked) return;
    try {
      const { bloqueio, ...person } = await withToken(deps.fetchPerson);
      if (!own || sessionOf(own.credentials) !== sessionOf(asked.credentials)) return;
      if (bloqueio) return end('ACESSO_BLOQUEADO');
      own = { ...own, person };
      await keep();
      show();
    } catch (error) {
      // Where nobody answers, the person stays who they were.
      if (error instanceof ApiFailure && error.status === 401) end('SessaoExpirada');
    }
  };

  const withToken = async <Result>(act: (token: string) => Promise<Result>) => {
    const used = await token();
    return act(used).catch(async (error: unknown) => {
      if (!isExpiry(error)) throw error;
      return act(await renewed(used));
    });
  };

  const token = async () => {
    await ready;
    return tokenOfNow();
  };

  const enterBy = async (tokens: Tokens, place: Place) => {
    const credentials = credentialsOf(tokens);
    const { bloqueio, ...person } = await deps.fetchPerson(credentials.accessToken);
    if (bloqueio) throw new ApiFailure(430, 'ACESSO_BLOQUEADO');
    const before = own;
    copies.session.clear();
    copies.persistent.clear();
    own = { credentials, person, place };
    if (before)
      tabs.tell({ kind: 'ended', session: sessionOf(before.credentials), isExpired: false });
    await keep();
    show();
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      if (untold) listener(untold);
      untold = null;
      return () => endListeners.delete(listener);
    },
    start: async () => {
      await (ready ??= load());
      await confirm();
    },
    signIn: async ({ username, password, isKept }) =>
      enterBy(await deps.enter(username, password), isKept ? 'persistent' : 'session'),
    goOnBy: (tokens) => enterBy(tokens, own?.place ?? 'session'),
    signOut: async () => {
      await ready;
      const kept = [own, await copies.session.read(), await copies.persistent.read()];
      copies.session.clear();
      copies.persistent.clear();
      own = null;
      show();
      const refreshTokens = new Set<string>();
      for (const one of kept) {
        if (!one) continue;
        refreshTokens.add(one.credentials.refreshToken);
        tabs.tell({ kind: 'ended', session: sessionOf(one.credentials), isExpired: false });
      }
      for (const one of refreshTokens) deps.revoke(one).catch(() => {});
    },
    token,
    renewed,
  };
}

function credentialsOf({ access_token, refresh_token = '' }: Tokens): Credentials {
  return { accessToken: access_token, refreshToken: refresh_token };
}

/** Another session may have been kept since: that one stays. */
async function clearCopy(copy: KeptCopy<Authentication>, session: string): Promise<void> {
  const kept = await copy.read();
  if (kept && sessionOf(kept.credentials) === session) copy.clear();
}
