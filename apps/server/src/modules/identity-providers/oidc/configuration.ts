import * as client from 'openid-client';
import { OutsideFault, type OutsideServers } from '../../../platform/outside/outside-server.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { Provider } from '../provider-repository.ts';

/** Milliseconds for which a provider is waited for, and bytes of its answers. */
export const [patience, longest] = [5000, 262_144] as const;

export interface OidcDeps {
  readonly outsideServers: OutsideServers;
}

/**
 * Reads how the provider is talked to, as it publishes it (OpenID Connect Discovery 1.0), anew each time:
 * servers keep nothing, and keys that it changed are seen at once. Tokens' signatures are checked too where
 * they come over TLS.
 */
export async function configurationOf(
  { outsideServers }: OidcDeps,
  { address, identifier }: Pick<Provider, 'address' | 'identifier'>,
  secret: string,
): Promise<client.Configuration> {
  const options = {
    timeout: patience / 1000,
    [client.customFetch]: guardedFetch(outsideServers),
    // Only hosts that the operator has named may be asked without TLS: the guard sees to it.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  };
  const found = await client.discovery(
    new URL(address),
    identifier,
    {},
    authenticate(secret),
    options,
  );
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported;
  const isByForm = methods !== undefined && !methods.includes('client_secret_basic');
  if (secret === '' || !isByForm) return found;
  const byForm = new client.Configuration(
    found.serverMetadata(),
    identifier,
    {},
    client.ClientSecretPost(secret),
  );
  byForm[client.customFetch] = options[client.customFetch];
  for (const extension of options.execute) extension(byForm);
  return byForm;
}

function authenticate(secret: string): client.ClientAuth {
  return secret === '' ? client.None() : client.ClientSecretBasic(secret);
}

/** Serializes a body, which the library sends as a form. @throws on an unexpected type */
function sentBody(
  body: Parameters<client.CustomFetch>[1]['body'],
): string | Uint8Array | undefined {
  if (body instanceof URLSearchParams) return body.toString();
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('a body that is no text');
}

/** Makes the fetch of the library: all that it asks of the network goes through the guard. */
function guardedFetch(servers: OutsideServers): client.CustomFetch {
  return async (address, { method, headers, body }) => {
    const sent = sentBody(body);
    const call = { method, headers, patience, longest, ...(sent !== undefined && { body: sent }) };
    const answer = await servers.send(new URL(address), call);
    const { 'content-type': type = '', 'www-authenticate': challenge } = answer.headers;
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: { 'content-type': type, ...(challenge && { 'www-authenticate': challenge }) },
    });
  };
}

/** Tells faults apart: a provider that is away, one that says no, an answer that cannot be taken. */
export function oidcFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const told = error instanceof Error ? error.message : String(error);
  const outside = outsideFaultIn(error);
  if (outside) return new ProviderFault('away', `${outside.reason} ${outside.message}`);
  if (error instanceof client.AuthorizationResponseError) {
    return new ProviderFault('refused', error.error, { cause: error });
  }
  if (isServerFault(error)) return new ProviderFault('away', told, { cause: error });
  return new ProviderFault('wrong', told, { cause: error });
}

export function outsideFaultIn(error: unknown): OutsideFault | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutsideFault) return one;
  }
  return null;
}

function isServerFault(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Response && cause.status >= 500;
}
