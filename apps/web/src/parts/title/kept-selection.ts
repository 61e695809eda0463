import type { Session } from '../../session/session.ts';

export interface KeptSelection {
  /** The search among whose results they were selected. */
  readonly search: string;
  readonly ids: ReadonlySet<number>;
}

const nothing: KeptSelection = { search: '', ids: new Set() };

let kept = nothing;
const listeners = new Set<() => void>();

/** What was last selected in this tab, for who comes back from a title. The server never selects. */
export const keptSelection = {
  read: () => kept,
  readOnServer: () => nothing,
  write: (selection: KeptSelection) => {
    kept = selection;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What a person selected is not there for whoever comes after them. Who signs in takes it along. */
export function forgetSelectionOnLeaving(session: Pick<Session, 'read' | 'subscribe'>): void {
  const personOf = () => {
    const state = session.read();
    return state.kind === 'signed-in' ? state.person.user.login : null;
  };
  let last = personOf();
  session.subscribe(() => {
    const [before, now] = [last, personOf()];
    last = now;
    if (before !== null && before !== now) keptSelection.write(nothing);
  });
}
