import * as client from 'openid-client';
import type { OutsideServers } from '../../../platform/outside/outside-server.ts';
import type { Provider } from '../provider-repository.ts';
import { right, wrong, type TrialStep } from '../trial-step.ts';
import { configurationOf, longest, outsideFaultIn, patience } from './configuration.ts';

interface TrialDeps {
  readonly outsideServers: OutsideServers;
}

interface OidcTrial {
  readonly secret: string;
  readonly returnAddress: string;
}

/** Asks what the provider publishes, whether it knows our client, and whether it sends browsers back. */
export async function* tryOidc(
  deps: TrialDeps,
  provider: Provider,
  trial: OidcTrial,
): AsyncGenerator<TrialStep> {
  const host = new URL(provider.address).host;
  const configuration = await configurationOf(deps, provider, trial.secret).catch(
    (error: unknown) => discoveryFault(error, host),
  );
  if ('passo' in configuration) return yield configuration;
  yield right('reach', 'oidcFound', { host });
  yield await tryClient(configuration, provider, trial);
  yield await tryReturn(deps, configuration, trial);
}

function discoveryFault(error: unknown, host: string): TrialStep {
  const outside = outsideFaultIn(error);
  if (outside) return wrong('reach', outside.reason, { host, detail: outside.message });
  const told = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const isOther = /issuer/i.test(`${told} ${cause}`);
  return wrong('document', isOther ? 'oidcOtherIssuer' : 'oidcNotFound', { host });
}

/**
 * Tries the client with a code that nobody gave, which is refused where the client is known; before that, where it is
 * not.
 */
async function tryClient(
  configuration: client.Configuration,
  { identifier }: Provider,
  { returnAddress }: OidcTrial,
): Promise<TrialStep> {
  const form = {
    code: 'estante-trial',
    redirect_uri: returnAddress,
    code_verifier: client.randomPKCECodeVerifier(),
  };
  try {
    await client.genericGrantRequest(configuration, 'authorization_code', form);
    return wrong('client', 'oidcTakesAnything');
  } catch (error) {
    const isRefused = error instanceof client.ResponseBodyError;
    if (isRefused && error.error === 'invalid_grant')
      return right('client', 'oidcClientKnown', { client: identifier });
    if (isRefused || error instanceof client.WWWAuthenticateChallengeError)
      return wrong('client', 'oidcClientUnknown', { client: identifier });
    return wrong('client', 'oidcNoTokens');
  }
}

/** Tries the way back: providers show a page of their own where they do not know the address; some with status 200. */
async function tryReturn(
  { outsideServers }: TrialDeps,
  configuration: client.Configuration,
  { returnAddress }: OidcTrial,
): Promise<TrialStep> {
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
    state: client.randomState(),
    nonce: client.randomNonce(),
  });
  const call = { method: 'GET', headers: {}, patience, longest };
  const status = await outsideServers.send(url, call).then(
    (answer) => answer.status,
    () => 0,
  );
  const values = { address: returnAddress };
  if (status === 0 || status >= 500) return wrong('redirect', 'oidcNoPage', values);
  return status >= 400
    ? wrong('redirect', 'oidcReturnUnknown', values)
    : right('redirect', 'oidcReturnKnown', values);
}
