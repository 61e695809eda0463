import type { RateLimiter } from '../../../endpoint/rate-limiter.ts';
import type { Refusal } from '../../../endpoint/refusal.ts';
import { refuse } from '../../../endpoint/refusal.ts';
import {
  checkTry,
  findLogin,
  foldUsername,
  openLogin,
  tryFrom,
  type KeyDeps,
  type SignInDeps,
} from '../../auth/index.ts';
import { useLoanToken } from '../loans/index.ts';

interface KioskCredentials {
  readonly username: string;
  readonly password: string | undefined;
  readonly token: string | undefined;
}

export interface Identification {
  readonly loginId: number;
  /** Whether more than a user name was shown. */
  readonly isProven: boolean;
}

/**
 * Identifies the reader at a kiosk: by user name with password or loan token, each counted as a try to sign
 * in; by the user name alone where the institution asks for no more. Wrong ones count for the subnet, whatever
 * was shown: a user name alone tells whether there is somebody of that name.
 */
export async function identify(
  deps: SignInDeps & KeyDeps,
  shown: KioskCredentials,
  asksPassword: boolean,
  limiter: RateLimiter,
): Promise<Identification | Refusal> {
  const { username, password, token } = shown;
  const isComplete = Boolean(password) || Boolean(token) || !asksPassword;
  const typed = foldUsername(username);
  if (typed === '' || !isComplete) return refuse(400, 'credential_missing');
  return tryFrom(limiter, 'wrongPassword', () => look(deps, { ...shown, username: typed }));
}

async function look(
  deps: SignInDeps & KeyDeps,
  { username: typed, password, token }: KioskCredentials,
): Promise<Identification | Refusal> {
  const { db, clock } = deps;
  const login = await findLogin(db, typed);
  if (password) {
    const found = await openLogin(deps, { login, username: typed, password, device: null });
    return 'refusal' in found ? found : proven(found);
  }
  if (token) {
    const isRight = async () =>
      login !== null && (await useLoanToken(deps, token, clock.now(), login.personId)) !== null;
    const refusal = await checkTry(deps, { login, username: typed, device: null, isRight });
    if (refusal?.refusal.startsWith('UsuarioOuSenha')) return refuse(422, 'TokenNaoConfere');
    return refusal ?? proven(login);
  }
  return login && !login.isBlocked
    ? { loginId: login.id, isProven: false }
    : refuse(404, 'LeitorNaoEncontrado');
}

/** Identification by a login whose credentials were right; without a login they were refused before. */
function proven(login: { readonly id: number } | null): Identification | Refusal {
  return login ? { loginId: login.id, isProven: true } : refuse(404, 'LeitorNaoEncontrado');
}
