import type { QueryClient } from '@tanstack/react-query';
import { table } from 'virtual:endpoints';
import { onPersonChange } from './person-change.ts';
import type { Session } from './session.ts';

/**
 * Drops the answers given to a person once another, or nobody, is signed in, and repeats the queries whose
 * answers depend on the person.
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
  // A person who signs in again was not signed in meanwhile.
  let last = session.read().kind;
  session.subscribe(() => {
    const before = last;
    last = session.read().kind;
    if (before === 'interrupted' && last === 'signed-in') askEach();
  });
}

/** Tells whom a call's answer is about; calls that the table does not name are made by signed-in persons. */
const aboutOf = (name: unknown) => table[name as keyof typeof table]?.[2] ?? 'patron';
