import type { endpoints, FactorProof } from '@estante/contract';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { AskerOf } from '../../../endpoint/use-case.ts';
import { findOwnLogin } from '../login-repository.ts';
import { checkTry, findByPassword, type SignInDeps } from '../sign-in.ts';
import { refuseFactor } from './check-code.ts';
import type { FactorDeps } from './factor-deps.ts';

export type FactorAsker = Pick<
  AskerOf<typeof endpoints.beginPasskey>,
  'person' | 'device' | 'origin'
>;

/**
 * Refuses a change of the ways by which the person who is signed in comes in, until they show all that a
 * sign-in asks for; then null. Whoever finds a browser open cannot show it; wrong tries are counted like
 * those of a sign-in.
 */
export async function refuseProof(
  deps: SignInDeps & FactorDeps,
  { senha, codigo, chave }: FactorProof,
  { person, device, origin }: FactorAsker,
): Promise<Refusal | null> {
  const { personId, loginId } = person;
  const login = await findOwnLogin(deps.db, personId, loginId);
  if (!login) return refuse(401, 'SessaoExpirada');
  const { username } = login;
  let code: Refusal['refusal'] = 'SenhaAtualIncorreta';
  const refusal = await checkTry(deps, {
    login,
    username,
    device,
    isRight: async () => {
      const found = await findByPassword(deps, { login, username, password: senha });
      if (!found || 'refusal' in found) return found ?? false;
      const shown = { code: codigo, passkey: chave };
      const missing = await refuseFactor(deps, { personId, origin }, shown);
      if (missing) code = missing.refusal;
      return missing === null;
    },
  });
  // 401 would say that the session is over.
  return refusal?.status === 401 ? refuse(422, code) : refusal;
}
