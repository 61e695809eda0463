import { createStore } from '../browser/store.ts';
import { sessionOf, type Authentication, type Person } from './credentials.ts';
import type { KeptCopy } from '../browser/kept-copy.ts';

/** State of this tab's session; unknown on the server, and until the kept one has been read. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly person: Person }
  /**
   * Nobody is signed in: the session of this person has run out, and a page waits for them to sign in again.
   */
  | { readonly kind: 'interrupted'; readonly person: Person };

/** Storage that keeps a session: that of its tab alone, or the browser's. */
export type Place = 'session' | 'persistent';
export type Copies = Readonly<Record<Place, KeptCopy<Authentication>>>;
export type OwnSession = Authentication & { readonly place: Place };

/** Session of this tab: its credentials, its state for the pages, and its copy in the browser. */
export interface HeldSession {
  readonly own: () => OwnSession | null;
  /** Id of the session; '' if there is none. */
  readonly session: () => string;
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the kept session, once for all callers; resolves when it has been read. */
  readonly load: () => Promise<void>;
  /** Resolves when the kept session has been read; at once if nobody has begun to read it. */
  readonly ready: () => Promise<void>;
  readonly put: (own: OwnSession | null) => void;
  /** Publishes the session; if none, the person whose session was interrupted. */
  readonly show: (interrupted?: Person | null) => void;
  /** Whether the server has confirmed the session in this tab, rather than the browser having kept it. */
  readonly isConfirmed: () => boolean;
  readonly keep: () => Promise<void>;
  /** Reads the copy in a storage, whichever session it is of. */
  readonly kept: (place: Place) => Promise<Authentication | null>;
  readonly clearCopies: () => void;
  /** Clears the copy in a storage if it is of that session. */
  readonly clearCopy: (place: Place, session: string) => Promise<void>;
}

const anonymous: SessionState = { kind: 'anonymous' };

/** Makes the session of a tab; `join` gives the session of another open tab, if this one has kept none. */
export function heldSession(
  copies: Copies,
  join: () => Promise<Authentication | null>,
): HeldSession {
  const state = createStore<SessionState>({ kind: 'unknown' });
  let own: OwnSession | null = null;
  let isConfirmed = false;
  let ready: Promise<void> | null = null;

  const show = (interrupted: Person | null = null) => {
    if (own) state.write({ kind: 'signed-in', person: own.person });
    else state.write(interrupted ? { kind: 'interrupted', person: interrupted } : anonymous);
  };
  const load = async () => {
    const inTab = await copies.session.read();
    const persistent = inTab ? null : await copies.persistent.read();
    const shared = inTab || persistent ? null : await join();
    const kept = inTab ?? persistent ?? shared;
    if (kept) own = { ...kept, place: persistent ? 'persistent' : 'session' };
    show();
    if (shared && own) await keep(copies, own);
  };
  return {
    own: () => own,
    session: () => (own ? sessionOf(own.credentials) : ''),
    read: state.read,
    subscribe: state.subscribe,
    load: () => (ready ??= load()),
    ready: async () => ready ?? undefined,
    put: (next) => {
      own = next;
      isConfirmed = next !== null;
    },
    show,
    isConfirmed: () => isConfirmed,
    keep: async () => {
      if (own) await keep(copies, own);
    },
    kept: (place) => copies[place].read(),
    clearCopies: () => {
      copies.session.clear();
      copies.persistent.clear();
    },
    clearCopy: async (place, session) => {
      if (isOf(await copies[place].read(), session)) copies[place].clear();
    },
  };
}

/** Keeps a copy of the session; the browser's copy of another session is not overwritten. */
async function keep(copies: Copies, { place, credentials, person }: OwnSession): Promise<void> {
  const kept = place === 'persistent' ? await copies.persistent.read() : null;
  if (kept && !isOf(kept, sessionOf(credentials))) return;
  await copies[place].write({ credentials, person });
}

function isOf(kept: Authentication | null, session: string): boolean {
  return kept !== null && sessionOf(kept.credentials) === session;
}
