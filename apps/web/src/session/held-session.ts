import { createStore } from '../browser/store.ts';
import { sessionOf, type Authentication, type Person } from './credentials.ts';
import type { KeptCopy } from '../browser/kept-copy.ts';

/** State of this tab's session; unknown on the server, and until the kept one has been read. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly person: Person }
  /** Nobody is signed in: the session of this person has run out, and a page waits for them to sign in again. */
  | { readonly kind: 'interrupted'; readonly person: Person };

/** Storage that keeps a session: that of its tab alone, or the browser's. */
export type Place = 'session' | 'persistent';
export type Copies = Readonly<Record<Place, KeptCopy<Authentication>>>;
export type OwnSession = Authentication & { readonly place: Place };

/** The session of this tab: what it goes by, what its pages see of it, and its copy in the browser. */
export interface HeldSession {
  readonly own: () => OwnSession | null;
  /** The session it is; '' where there is none. */
  readonly session: () => string;
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once what is kept has been read, by the first who asks. */
  readonly load: () => Promise<void>;
  /** Whether what is kept has been read; at once where nobody has asked for it. */
  readonly ready: () => Promise<void>;
  readonly put: (own: OwnSession | null) => void;
  /** Shows the pages what there is; of nobody, whom they wait for. */
  readonly show: (interrupted?: Person | null) => void;
  /** Whether the server has confirmed it here, beside what the browser has kept. */
  readonly isConfirmed: () => boolean;
  readonly keep: () => Promise<void>;
  /** Reads what a place keeps, whichever session it is of. */
  readonly kept: (place: Place) => Promise<Authentication | null>;
  readonly clearCopies: () => void;
  /** Clears what this place keeps of that session, and of no other. */
  readonly clearCopy: (place: Place, session: string) => Promise<void>;
}

const anonymous: SessionState = { kind: 'anonymous' };

/** `join` gives what a tab that is open has, where this one has kept nothing. */
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

/** Another session may have been kept since: that one is not overwritten. */
async function keep(copies: Copies, { place, credentials, person }: OwnSession): Promise<void> {
  const kept = place === 'persistent' ? await copies.persistent.read() : null;
  if (kept && !isOf(kept, sessionOf(credentials))) return;
  await copies[place].write({ credentials, person });
}

function isOf(kept: Authentication | null, session: string): boolean {
  return kept !== null && sessionOf(kept.credentials) === session;
}
