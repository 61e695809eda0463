import type { QueryClient } from '@tanstack/react-query';
import { table } from 'virtual:endpoints';
import type { Session } from './session.ts';

/**
 * Drops what was answered to a person once another, or nobody, is signed in, and asks again for what
 * is answered otherwise to each.
 */
export function forgetPersonalAnswers(session: Session, client: QueryClient): void {
  const personOf = () => {
    const state = session.read();
    return state.kind === 'signed-in' ? state.person.user.login : null;
  };
  let last = personOf();
  session.subscribe(() => {
    const now = personOf();
    if (now === last) return;
    last = now;
    client.removeQueries({ predicate: ({ queryKey: [name] }) => aboutOf(name) === 'patron' });
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => aboutOf(name) === 'either',
    });
  });
}

/** What the table does not name is asked by who has signed in, and was answered to them. */
const aboutOf = (name: unknown) => table[name as keyof typeof table]?.[2] ?? 'patron';
