import type { SignInDeps } from '../../auth/index.ts';
import { deleteEndedSessions } from './kiosk-session-repository.ts';

/** Deletes ended sessions: a reader who walked away without finishing leaves no trace either. */
export async function clearKioskSessions({ db, clock }: Pick<SignInDeps, 'db' | 'clock'>) {
  return { kioskSessions: await deleteEndedSessions(db, clock.now()) };
}
