import type { Session } from './session.ts';

type Watched = Pick<Session, 'read' | 'subscribe'>;

/** Has `act` told by name who was signed in and who is now, each time that it is another; null: nobody. */
export function onPersonChange(
  session: Watched,
  act: (before: string | null, now: string | null) => void,
): void {
  const personOf = () => {
    const state = session.read();
    // A page that waits for its person is still theirs.
    return 'person' in state ? state.person.user.login : null;
  };
  let last = personOf();
  session.subscribe(() => {
    const [before, now] = [last, personOf()];
    last = now;
    if (before !== now) act(before, now);
  });
}

/** Once a person is gone, whether another comes in their place or nobody. */
export function onPersonGone(session: Watched, forget: () => void): void {
  onPersonChange(session, (before) => {
    if (before !== null) forget();
  });
}

/** Once a person is gone, and nobody has come in their place. */
export function onSignOut(session: Watched, forget: () => void): void {
  onPersonChange(session, (_before, now) => {
    if (now === null) forget();
  });
}
