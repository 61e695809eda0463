import { memoryValue } from '../../browser/memory-value.ts';
import type { Session } from '../../session/session.ts';
import { keptResults } from './kept-results.ts';

export interface KeptSelection {
  /** The search among whose results they were selected. */
  readonly search: string;
  readonly ids: ReadonlySet<number>;
}

const nothing: KeptSelection = { search: '', ids: new Set() };

/** What was last selected in this tab, for who comes back from a title. The server never selects. */
export const keptSelection = memoryValue(nothing);

/** What a person selected, and looked through, is not there for whoever comes after them. Who signs in takes it along. */
export function forgetSelectionOnLeaving(session: Pick<Session, 'read' | 'subscribe'>): void {
  const personOf = () => {
    const state = session.read();
    return state.kind === 'signed-in' ? state.person.user.login : null;
  };
  let last = personOf();
  session.subscribe(() => {
    const [before, now] = [last, personOf()];
    last = now;
    if (before === null || before === now) return;
    keptSelection.write(nothing);
    keptResults.write(null);
  });
}
