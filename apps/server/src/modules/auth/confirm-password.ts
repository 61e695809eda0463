import type { Language } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import { findOwnLogin } from './login-repository.ts';
import { refuseUnproven } from './provider-proof.ts';
import { checkPassword, type SignInDeps } from './sign-in.ts';

interface Confirmation {
  readonly person: PersonalSession;
  /** Password; left out by a person who has none, and confirms by a provider instead. */
  readonly password: string | undefined;
  /** Name of the password's field in the body; `senha` where none is given. */
  readonly field?: string;
  readonly device: string | null;
  readonly language: Language;
}

/**
 * Asks the person who is signed in for their password again, or to have confirmed by their provider who they are;
 * returns a refusal where neither was done. Wrong passwords are counted like those of a sign-in: a token found opens no
 * guessing.
 */
export async function confirmPassword(
  deps: SignInDeps,
  { person, password, field = 'senha', device, language }: Confirmation,
): Promise<Refusal | null> {
  if (password === undefined) return refuseUnproven(deps, { person, field, language });
  const login = await findOwnLogin(deps.db, person.personId, person.loginId);
  if (!login) return refuse(401, 'SessaoExpirada');
  const { username } = login;
  const refusal = await checkPassword(deps, { login, username, password, device });
  // 401 would say that the session is over.
  return refusal?.status === 401 ? refuse(422, 'SenhaAtualIncorreta') : refusal;
}
