import type { endpoints } from '@estante/contract';
import { secretName } from '@estante/database';
import { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { signOutFacts } from './finish-sign-in.ts';
import { oidcSignOutAddress } from './oidc/index.ts';
import { addressesOf } from './provider-addresses.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { findProvider, type Provider } from './provider-repository.ts';
import { openSecret } from './provider-secret.ts';
import { samlSignOutAddress } from './saml/index.ts';

/**
 * Gives the address at which to sign out with the provider by which this session began; null where it began
 * here.
 */
export function getSignOutAddress(deps: ProviderDeps): UseCase<typeof endpoints.getSignOutAddress> {
  return async (_request, { person, origin }) => {
    const row = await deps.db
      .selectFrom('provider_session')
      .selectAll()
      .where('session_id', '=', person.sessionId)
      .executeTakeFirst();
    const provider = row ? await findProvider(deps.db, row.provider_id) : null;
    if (!row || !provider?.enabled) return { status: 200, body: { url: null } };
    const kept = deps.safe.open(row.sign_out, secretName.providerSignOut).toString();
    const { facts } = signOutFacts.parse(JSON.parse(kept));
    const url = await addressAt(deps, provider, facts, origin).catch((error: unknown) => {
      // One signs out here at least, where the provider is away.
      deps.log.warn({ provider: provider.id, err: error }, 'no signing out with a provider');
      return null;
    });
    return { status: 200, body: { url } };
  };
}

const samlFacts = z.object({
  nameId: z.string(),
  nameIdFormat: z.string(),
  sessionIndex: z.string(),
});
const oidcFacts = z.object({ idToken: z.string() });

async function addressAt(deps: ProviderDeps, provider: Provider, facts: unknown, origin: string) {
  switch (provider.protocol) {
    case 'oidc':
      return oidcSignOutAddress(deps, provider, {
        secret: openSecret(deps.safe, provider),
        idToken: oidcFacts.parse(facts).idToken,
        returnAddress: addressesOf(origin, provider).saida,
      });
    case 'saml':
      return samlSignOutAddress(provider, addressesOf(origin, provider), samlFacts.parse(facts));
    case 'ldap':
      return null;
  }
}
