import type { endpoints, FactorProof } from '@estante/contract';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { AskerOf } from '../../../endpoint/use-case.ts';
import { findOwnLogin } from '../login-repository.ts';
import { refuseUnproven } from '../provider-proof.ts';
import { checkTry, findByPassword, type SignInDeps } from '../sign-in.ts';
import { refuseFactor } from './check-code.ts';
import type { FactorDeps } from './factor-deps.ts';

export type FactorAsker = Pick<
  AskerOf<typeof endpoints.beginPasskey>,
  'person' | 'device' | 'origin' | 'language'
>;

/**
 * Refuses a change to the ways in which the signed-in person signs in, until they show all that a sign-in asks for, or
 * in place of the password have confirmed by their provider; then null. A stranger at an open browser cannot show it;
 * wrong tries are counted like those of a sign-in.
 */
export async function refuseProof(
  deps: SignInDeps & FactorDeps,
  { senha, codigo, chave }: FactorProof,
  { person, device, origin, language }: FactorAsker,
): Promise<Refusal | null> {
  const { personId, loginId } = person;
  const login = await findOwnLogin(deps.db, personId, loginId);
  if (!login) return refuse(401, 'SessaoExpirada');
  const missing = { person, field: 'senha', language };
  const unproven = senha === undefined ? await refuseUnproven(deps, missing) : null;
  if (unproven) return unproven;
  const { username } = login;
  let code: Refusal['refusal'] = 'SenhaAtualIncorreta';
  const refusal = await checkTry(deps, {
    // A password that the staff gave, and nobody typed, is not asked to be replaced.
    login: senha === undefined ? { ...login, temporarySince: null } : login,
    username,
    device,
    isRight: async () => {
      if (senha !== undefined) {
        const found = await findByPassword(deps, { login, username, password: senha });
        if (!found || 'refusal' in found) return found ?? false;
      }
      const shown = { code: codigo, passkey: chave };
      const unshown = await refuseFactor(deps, { personId, origin }, shown);
      if (unshown) code = unshown.refusal;
      return unshown === null;
    },
  });
  // 401 would say that the session is over.
  return refusal?.status === 401 ? refuse(422, code) : refusal;
}
