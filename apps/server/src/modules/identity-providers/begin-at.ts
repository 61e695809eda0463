import { beginOidc } from './oidc/index.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import { beginSaml } from './saml/index.ts';
import type { Provider } from './provider-repository.ts';
import { openSecret } from './provider-secret.ts';

interface SignInStart {
  readonly state: string;
  readonly returnAddress: string;
  /** Whether the provider is asked to have them sign in anew, whatever session they have there. */
  readonly isAnew: boolean;
}

/**
 * Begins a sign-in: the address that a browser is sent to, and the proof that stays here for when it comes
 * back. @throws ProviderFault
 */
export async function beginAt(
  deps: ProviderDeps,
  provider: Provider,
  { state, returnAddress, isAnew }: SignInStart,
): Promise<{ readonly url: string; readonly proof: string }> {
  switch (provider.protocol) {
    case 'oidc':
      return beginOidc(deps, provider, {
        secret: openSecret(deps.safe, provider),
        state,
        returnAddress,
        isAnew,
      });
    case 'saml':
      return beginSaml(provider, { state, returnAddress, isAnew });
    case 'ldap':
      throw new ProviderFault('wrong', 'nobody is led there');
  }
}
