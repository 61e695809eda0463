import type { HeldSession } from './held-session.ts';
import { mayKeepModalSession } from './is-permitted.ts';
import type { Tabs } from './tabs.ts';

/** Reason for which a session ended without its person asking for it. */
export type SessionEnd = 'SessaoExpirada' | 'ACESSO_BLOQUEADO';

export interface SessionEnding {
  /** Ends this session in this tab, if the tab has it; `why` is null if its person asked for it. */
  readonly forget: (session: string, why: SessionEnd | null) => void;
  /** Ends the session of this tab, here and in its siblings. */
  readonly end: (why: SessionEnd) => void;
  /**
   * Keeps what a person is doing when their session runs out, if they may come back by a dialog; returns a
   * function that lets go of it.
   */
  readonly keepPlace: () => () => void;
  readonly onEnd: (listener: (why: SessionEnd) => void) => () => void;
}

export function sessionEnding(held: HeldSession, tabs: Tabs): SessionEnding {
  const listeners = new Set<(why: SessionEnd) => void>();
  /** Reason of an end that came before any listener. */
  let untold: SessionEnd | null = null;
  let places = 0;

  const tell = (why: SessionEnd) => {
    if (listeners.size === 0) untold = why;
    for (const listener of listeners) listener(why);
  };
  const forget = (session: string, why: SessionEnd | null) => {
    const own = held.own();
    if (!own || held.session() !== session) return;
    const mayComeBack = held.isConfirmed() && mayKeepModalSession(own.person);
    const isKept = places > 0 && why === 'SessaoExpirada' && mayComeBack;
    held.put(null);
    held.show(isKept ? own.person : null);
    if (why) tell(why);
    void held.clearCopy(own.place, session);
  };
  return {
    forget,
    end: (why) => {
      if (!held.own()) return;
      const session = held.session();
      forget(session, why);
      tabs.tell({ kind: 'ended', session, isExpired: true });
    },
    keepPlace: () => {
      places += 1;
      return () => {
        places -= 1;
        if (places === 0 && held.read().kind === 'interrupted') held.show();
      };
    },
    onEnd: (listener) => {
      listeners.add(listener);
      if (untold) listener(untold);
      untold = null;
      return () => listeners.delete(listener);
    },
  };
}
