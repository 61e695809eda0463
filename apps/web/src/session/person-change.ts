import type { Session } from './session.ts';

type WatchedSession = Pick<Session, 'read' | 'subscribe'>;

/** Runs `act` with the logins before and now whenever the signed-in person changes; null for nobody. */
export function onPersonChange(
  session: WatchedSession,
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

/** Runs `forget` when the signed-in person leaves or is replaced. */
export function onPersonGone(session: WatchedSession, forget: () => void): void {
  onPersonChange(session, (before) => {
    if (before !== null) forget();
  });
}

/** Runs `forget` when the signed-in person leaves and nobody replaces them. */
export function onSignOut(session: WatchedSession, forget: () => void): void {
  onPersonChange(session, (_before, now) => {
    if (now === null) forget();
  });
}
