import type { Session } from './session.ts';

/** Whether somebody is signed in, waited for while what is kept in the browser is read. */
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
