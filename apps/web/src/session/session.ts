import type { PasskeyAnswer } from '@estante/contract';
import type { Output } from '../api/api.ts';
import type { Tokens } from './credentials.ts';
import { heldSession, type Copies, type SessionState } from './held-session.ts';
import type { PublicToken } from './public-token.ts';
import { sessionEntry, type IsWelcome } from './session-entry.ts';
import { sessionEnding, type SessionEnd } from './session-ending.ts';
import { sessionSharing } from './session-sharing.ts';
import { sessionTokens } from './session-tokens.ts';
import type { Tabs } from './tabs.ts';

export interface SessionDeps {
  readonly copies: Copies;
  readonly publicToken: PublicToken;
  readonly tabs: Tabs;
  readonly enter: (username: string, password: string, more: SignInProof) => Promise<Tokens>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly revoke: (refreshToken: string) => Promise<unknown>;
  readonly fetchPerson: (accessToken: string) => Promise<Output<'getPerson'>>;
}

/** Proofs shown beside user name and password. */
export interface SignInProof {
  /** Answer to a captcha. */
  readonly captcha?: string;
  /** Code of the second factor, for a person who has one. */
  readonly code?: string;
  /** Signature by a passkey, in place of a code. */
  readonly passkey?: PasskeyAnswer;
}

/** User name and password of a sign-in, with proofs. */
export interface LoginDetails extends SignInProof {
  readonly username: string;
  readonly password: string;
  /** Whether the session is kept after the browser is closed. */
  readonly isKept: boolean;
  readonly isWelcome?: IsWelcome;
}

export interface Session {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener when the session ends by itself. */
  readonly onEnd: (listener: (why: SessionEnd) => void) => () => void;
  /**
   * Keeps what a person is doing when their session runs out, until they or another sign in; returns a
   * function that lets go of it. Nothing is kept for a person who may not sign in by a dialog.
   */
  readonly keepPlace: () => () => void;
  /** Reads the kept session, and asks the server whose it is. */
  readonly start: () => Promise<void>;
  /** Signs in; false if `isWelcome` refused: then nobody has signed in. @throws ApiFailure */
  readonly signIn: (entry: LoginDetails) => Promise<boolean>;
  /** Continues by new tokens, kept as long as the ones before unless `isKept` is given. */
  readonly goOnBy: (tokens: Tokens, isKept?: boolean, isWelcome?: IsWelcome) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** Whether the session is kept after the browser is closed. */
  readonly isKept: () => boolean;
  /** Gives the bearer of a call: the person's, or the public one. */
  readonly token: () => Promise<string>;
  /** Gets a token in place of a refused one. */
  readonly renewed: (refused: string) => Promise<string>;
}

export function createSession(deps: SessionDeps): Session {
  const { tabs } = deps;
  const sharing = sessionSharing(tabs);
  const held = heldSession(deps.copies, sharing.join);
  held.subscribe(() => tabs.mark(held.own()?.place === 'session'));
  const ending = sessionEnding(held, tabs);
  const tokens = sessionTokens({ ...deps, held, end: ending.end });
  const entry = sessionEntry({ ...deps, held, tokens, end: ending.end });
  tabs.hear((message) => {
    const own = held.own();
    switch (message.kind) {
      case 'ask':
        if (own && held.session() === message.session) {
          tabs.tell({ kind: 'renewed', credentials: own.credentials });
        }
        return;
      case 'renewed':
        return tokens.adopt(message.credentials);
      case 'ended':
        return ending.forget(message.session, message.isExpired ? 'SessaoExpirada' : null);
      case 'join':
        // A session kept in the browser is found there.
        if (own?.place === 'session') {
          const { credentials, person } = own;
          tabs.tell({ kind: 'joined', authentication: { credentials, person } });
        }
        return;
      case 'joined':
        return sharing.joined(message.authentication);
    }
  });
  return {
    read: held.read,
    subscribe: held.subscribe,
    onEnd: ending.onEnd,
    keepPlace: ending.keepPlace,
    start: async () => {
      await held.load();
      await entry.confirm();
    },
    signIn: async ({ username, password, isKept, isWelcome, ...shown }) => {
      const fresh = await deps.enter(username, password, shown);
      return entry.enterBy(fresh, isKept ? 'persistent' : 'session', isWelcome);
    },
    goOnBy: (fresh, isKept = held.own()?.place === 'persistent', isWelcome) =>
      entry.enterBy(fresh, isKept ? 'persistent' : 'session', isWelcome),
    signOut: entry.leave,
    isKept: () => held.own()?.place === 'persistent',
    token: tokens.current,
    renewed: tokens.renewed,
  };
}
