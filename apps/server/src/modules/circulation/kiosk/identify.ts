import type { Refusal } from '../../../endpoint/refusal.ts';
import { refuse } from '../../../endpoint/refusal.ts';
import {
  checkPassword,
  checkTry,
  findLogin,
  foldUsername,
  type KeyDeps,
  type SignInDeps,
} from '../../auth/index.ts';
import { useLoanToken } from '../loans/index.ts';

interface Shown {
  readonly username: string;
  readonly password: string | undefined;
  readonly token: string | undefined;
}

export interface Identification {
  readonly loginId: number;
  /** By more than a user name. */
  readonly isProven: boolean;
}

/**
 * Who stands at a kiosk: by user name with password or loan token, each counted as a try to sign
 * in. By the user name alone where the institution asks for no more.
 */
export async function identify(
  deps: SignInDeps & KeyDeps,
  { username, password, token }: Shown,
  asksPassword: boolean,
): Promise<Identification | Refusal> {
  const { db, clock } = deps;
  const typed = foldUsername(username);
  if (typed === '') return refuse(400, 'credential_missing');
  const login = await findLogin(db, typed);
  if (password) {
    const refusal = await checkPassword(deps, { login, username: typed, password, device: null });
    return refusal ?? proven(login);
  }
  if (token) {
    const isRight = async () =>
      login !== null && (await useLoanToken(deps, token, clock.now(), login.personId)) !== null;
    const refusal = await checkTry(deps, { login, username: typed, device: null, isRight });
    if (refusal?.refusal.startsWith('UsuarioOuSenha')) return refuse(422, 'TokenNaoConfere');
    return refusal ?? proven(login);
  }
  if (asksPassword) return refuse(400, 'credential_missing');
  return login && !login.isBlocked
    ? { loginId: login.id, isProven: false }
    : refuse(404, 'LeitorNaoEncontrado');
}

/** Where there is no login, what was shown was refused. */
function proven(login: { readonly id: number } | null): Identification | Refusal {
  return login ? { loginId: login.id, isProven: true } : refuse(404, 'LeitorNaoEncontrado');
}
