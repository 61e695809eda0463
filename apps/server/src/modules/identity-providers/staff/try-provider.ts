import type { endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { tryLdap } from '../ldap/index.ts';
import { tryOidc } from '../oidc/index.ts';
import { addressesOf } from '../provider-addresses.ts';
import type { ProviderDeps } from '../provider-deps.ts';
import { findProvider, type Provider } from '../provider-repository.ts';
import { openSecret } from '../provider-secret.ts';
import { trySaml } from '../saml/index.ts';
import { newCode } from '../sign-in-repository.ts';
import type { TrialStep } from '../trial-step.ts';

export function tryIdentityProvider(
  deps: ProviderDeps,
): UseCase<typeof endpoints.tryIdentityProvider> {
  return async ({ params: { id }, body: { usuario } }, { language, origin }) => {
    const provider = await findProvider(deps.db, id);
    if (!provider) return refuse(404, 'NaoEncontrado');
    const t = translatorFor(language);
    const passos = [];
    for await (const step of trialOf(deps, provider, { username: usuario, origin })) {
      const { passo, certo, sentence, values } = step;
      passos.push({ passo, certo, mensagem: t(`identityTrial.${sentence}`, values) });
    }
    return { status: 200, body: { passos } };
  };
}

function trialOf(
  deps: ProviderDeps,
  provider: Provider,
  { username, origin }: { readonly username: string; readonly origin: string },
): AsyncIterable<TrialStep> {
  const secret = openSecret(deps.safe, provider);
  switch (provider.protocol) {
    case 'oidc':
      return tryOidc(deps, provider, {
        secret,
        returnAddress: addressesOf(origin, provider).retorno,
      });
    case 'saml':
      return trySaml(deps, provider, {
        state: `_${newCode()}`,
        returnAddress: addressesOf(origin, provider).retorno,
        now: deps.clock.now(),
      });
    case 'ldap':
      return tryLdap(deps, provider, { secret, username });
  }
}
