import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import { findOwnLogin, type OutsidePasswords, type OutsideTry } from '../auth/index.ts';
import type { Identity } from './identity.ts';
import { authenticate } from './ldap/index.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import { findProviders, type Provider } from './provider-repository.ts';
import { openSecret } from './provider-secret.ts';
import { resolveLogin } from './resolve-login.ts';

/** Finds out who somebody is there: a linked person is looked for by the name that the provider calls them for ever. */
async function identify(
  deps: ProviderDeps,
  provider: Provider,
  { username, password, login }: OutsideTry,
): Promise<Identity | null> {
  const secret = openSecret(deps.safe, provider);
  const subjects = login ? await findSubjects(deps.db, provider.id, login) : [];
  const sought = subjects.length > 0 ? subjects.map((subject) => ({ subject })) : [{ username }];
  for (const who of sought) {
    const shown = { ...who, password };
    const identity = await authenticate(deps.outsideServers, provider, secret, shown);
    if (identity) return identity;
  }
  return null;
}

/** Finds the names by which a provider knows the person of a login, that of this login's link first. */
async function findSubjects(
  db: Db,
  providerId: number,
  { id, personId }: NonNullable<OutsideTry['login']>,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('identity_link as k')
    .innerJoin('login as l', 'l.id', 'k.login_id')
    .select('k.subject')
    .where('k.provider_id', '=', providerId)
    .where('l.person_id', '=', personId)
    .orderBy((of) => of('l.id', '=', id), 'desc')
    .orderBy('l.id')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Passwords that directories of institutions keep: each open one is asked until one says who it is. */
export function outsidePasswords(deps: ProviderDeps): OutsidePasswords {
  return async (tried) => {
    const all = await findProviders(deps.db);
    let isAway = false;
    for (const provider of all.filter((one) => one.enabled && one.protocol === 'ldap')) {
      try {
        const identity = await identify(deps, provider, tried);
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
