import { refuse } from '../../endpoint/refusal.ts';
import { findOwnLogin, type OutsidePasswords } from '../auth/index.ts';
import { authenticate } from './ldap/index.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import { findProviders } from './provider-repository.ts';
import { openSecret } from './provider-secret.ts';
import { resolveLogin } from './resolve-login.ts';

/** Passwords that directories of institutions keep: each open one is asked until one says who it is. */
export function outsidePasswords(deps: ProviderDeps): OutsidePasswords {
  return async (username, password) => {
    const all = await findProviders(deps.db);
    let isAway = false;
    for (const provider of all.filter((one) => one.enabled && one.protocol === 'ldap')) {
      try {
        const secret = openSecret(deps.safe, provider);
        const typed = { username, password };
        const identity = await authenticate(deps.outsideServers, provider, secret, typed);
        if (!identity) continue;
        const login = await resolveLogin(deps, provider, identity);
        return 'refusal' in login ? login : await findOwnLogin(deps.db, login.personId, login.id);
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
        isAway = true;
      }
    }
    return isAway ? refuse(503, 'ProvedorForaDoAr') : null;
  };
}
