import type { QueryClient } from '@tanstack/react-query';
import { table } from 'virtual:endpoints';
import { onPersonChange } from './person-change.ts';
import type { Session } from './session.ts';

/**
 * Drops what was answered to a person once another, or nobody, is signed in, and asks again for what
 * is answered otherwise to each.
 */
export function forgetPersonalAnswers(session: Session, client: QueryClient): void {
  const askEach = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => aboutOf(name) === 'either',
    });
  onPersonChange(session, () => {
    client.removeQueries({ predicate: ({ queryKey: [name] }) => aboutOf(name) === 'patron' });
    askEach();
  });
  // Whoever comes back to where they were was nobody meanwhile.
  let last = session.read().kind;
  session.subscribe(() => {
    const before = last;
    last = session.read().kind;
    if (before === 'interrupted' && last === 'signed-in') askEach();
  });
}

/** Tells whom a call is answered to: one that the table does not name is made by who has signed in. */
const aboutOf = (name: unknown) => table[name as keyof typeof table]?.[2] ?? 'patron';
