import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { findOwnLogin } from './login-repository.ts';
import { checkPassword, type SignInDeps } from './sign-in.ts';
import type { PersonalSession } from '../../endpoint/session.ts';

interface Confirmation {
  readonly person: PersonalSession;
  readonly password: string;
  readonly device: string | null;
}

/**
 * Asks whoever is signed in for their password again, or says why it does not do. Wrong ones are
 * counted like those of a sign-in: a token found opens no guessing.
 */
export async function confirmPassword(
  deps: SignInDeps,
  { person, password, device }: Confirmation,
): Promise<Refusal | null> {
  const login = await findOwnLogin(deps.db, person.personId, person.loginId);
  if (!login) return refuse(401, 'SessaoExpirada');
  const { username } = login;
  const refusal = await checkPassword(deps, { login, username, password, device });
  // 401 would say that the session is over.
  return refusal?.status === 401 ? refuse(422, 'SenhaAtualIncorreta') : refusal;
}
