import { ApiFailure } from '../api/api.ts';
import {
  credentialsOf,
  isNewer,
  readToken,
  sessionOf,
  type Authentication,
  type Credentials,
  type Tokens,
} from './credentials.ts';
import type { HeldSession } from './held-session.ts';
import type { PublicToken } from './public-token.ts';
import type { SessionEnd } from './session-ending.ts';
import type { Tabs } from './tabs.ts';

/** Bearer of calls: the person's, or the public one. */
export interface SessionTokens {
  /** Gives the token, once the kept session has been read. */
  readonly current: () => Promise<string>;
  /**
   * Gets a token in place of the refused one, requested once for all callers; never that of a person who
   * signed in since. @throws ApiFailure
   */
  readonly renewed: (refused: string) => Promise<string>;
  /** Adopts the credentials of a sibling tab, if they are newer. */
  readonly adopt: (credentials: Credentials) => void;
}

export interface SessionTokensDeps {
  readonly held: HeldSession;
  readonly tabs: Tabs;
  readonly publicToken: PublicToken;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly end: (why: SessionEnd) => void;
}

/** Milliseconds in which a sibling that is awake answers. */
const siblingPatienceMs = 60;

export function sessionTokens(deps: SessionTokensDeps): SessionTokens {
  const { held, tabs, publicToken } = deps;
  let refreshing: Promise<string> | null = null;
  let onAdopted = () => {};

  const now = () => held.own()?.credentials.accessToken ?? publicToken.current();
  const isStill = (asked: Authentication) => held.own()?.credentials === asked.credentials;

  /** Whether another person has signed in since: a call in one name is never made in the other. */
  const isAnothers = (session: string) =>
    session !== '' && held.own() !== null && held.session() !== session;

  const adopt = (credentials: Credentials) => {
    const own = held.own();
    if (!own || !isNewer(credentials, own.credentials)) return;
    held.put({ ...own, credentials });
    if (own.place === 'session') void held.keep();
    onAdopted();
  };

  /** Asks other tabs, and the kept copy, for newer tokens. */
  const askSiblings = async (asked: Authentication) => {
    const kept = await held.kept('persistent');
    if (kept) adopt(kept.credentials);
    if (!isStill(asked)) return;
    const answered = new Promise<void>((resolve) => {
      onAdopted = resolve;
      setTimeout(resolve, siblingPatienceMs);
    });
    tabs.tell({ kind: 'ask', session: sessionOf(asked.credentials) });
    await answered;
  };

  const askServer = async (refused: Authentication) => {
    const tokens = await deps.refresh(refused.credentials.refreshToken);
    const own = held.own();
    // The person has signed out meanwhile.
    if (!own || !isStill(refused)) return;
    const credentials = credentialsOf(tokens);
    held.put({ ...own, credentials });
    await held.keep();
    tabs.tell({ kind: 'renewed', credentials });
  };

  const refresh = (refused: Authentication) =>
    tabs.alone(async () => {
      if (isStill(refused)) await askSiblings(refused);
      // Else another tab has renewed or ended it while this one waited.
      if (isStill(refused)) {
        await askServer(refused).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          deps.end('SessaoExpirada');
        });
      }
      return now();
    });

  return {
    current: async () => {
      await held.ready();
      return now();
    },
    renewed: async (refused) => {
      const own = held.own();
      if (!own) return publicToken.renewed(refused);
      const whose = readToken(refused)?.session ?? '';
      if (isAnothers(whose)) throw expiry();
      if (own.credentials.accessToken !== refused) return own.credentials.accessToken;
      refreshing ??= refresh(own).finally(() => (refreshing = null));
      const renewed = await refreshing;
      if (isAnothers(whose)) throw expiry();
      return renewed;
    },
    adopt,
  };
}

const expiry = () => new ApiFailure(401, 'SessaoExpirada');

/** Whether the server refuses to renew these tokens for good. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && [400, 401].includes(error.status);
}
