import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { foldUsername, findLogin } from '../auth/index.ts';
import { kiosk } from '../circulation/index.ts';
import { readSettings } from '../institution/index.ts';
import type { Call, PatronThere } from './call.ts';
import { findStanding } from './repository.ts';

/** Seconds for which a patron who has shown their password may go on without showing it again. */
const patience = 120;

/** Patron whom a message is about, as far as it shows, or why that is refused. */
export type PatronIdentification =
  | { readonly kind: 'shown'; readonly loginId: number; readonly isProven: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Identifies the patron at the terminal, by the same rule as at a kiosk: by user name with password or loan token, and
 * by the user name alone where the institution asks for no more. Most machines send the password once, and then only
 * the name.
 */
export async function identifyPatron({
  deps,
  visit,
  message,
  at,
}: Call): Promise<PatronIdentification> {
  const username = foldUsername(message.field('AA'));
  const secret = message.field('AD');
  const { patron } = visit;
  const goesOn = patron?.username === username && Temporal.Instant.compare(at, patron.until) < 0;
  const { selfServiceAsksPassword } = await readSettings(deps.db);
  const isEnough = patron?.isProven || !selfServiceAsksPassword;
  if (patron && goesOn && secret === '' && isEnough && (await isAsBefore(deps.db, patron))) {
    visit.patron = { ...patron, until: at.add({ seconds: patience }) };
    return { kind: 'shown', loginId: patron.loginId, isProven: patron.isProven };
  }
  const shown = { username, password: secret || undefined, token: undefined };
  const known = await kiosk.identify(deps, shown, selfServiceAsksPassword, visit.limiter);
  visit.patron = null;
  if ('refusal' in known) return { kind: 'refused', refusal: known };
  const standing = await findStanding(deps.db, known.loginId);
  if (standing === null) return { kind: 'refused', refusal: refuse(404, 'LeitorNaoEncontrado') };
  visit.patron = { username, ...known, standing, until: at.add({ seconds: patience }) };
  return { kind: 'shown', ...known };
}

/**
 * Whether a patron is as before: blocked, gone or with another password they are as good as unknown, as sessions end
 * with those.
 */
async function isAsBefore(db: Db, { loginId, standing }: PatronThere): Promise<boolean> {
  return (await findStanding(db, loginId)) === standing;
}

/** Whether there is a reader of that name: machines ask before they ask for the password. */
export async function isKnownName({ deps, message }: Call): Promise<boolean> {
  const login = await findLogin(deps.db, foldUsername(message.field('AA')));
  return login !== null && !login.isBlocked;
}
