import type { Session } from './session.ts';

/** Whether a person is signed in; waits until the kept session has been read. */
export function isSignedIn(session: Session): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(look);
    function look() {
      const { kind } = session.read();
      if (kind === 'unknown') return;
      unsubscribe();
      resolve(kind === 'signed-in');
    }
    look();
  });
}
