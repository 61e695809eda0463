import type { SAML, SamlConfig } from '@node-saml/node-saml';
import { readUrl } from '@estante/contract';
import type { Provider } from '../provider-repository.ts';
import type { EncryptionKey } from './encryption-key.ts';

/** Milliseconds by which clocks may differ, for which an assertion is good, and somebody may be away. */
const [skew, oldest, away] = [60_000, 300_000, 900_000] as const;
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** Addresses of this site that the provider knows. The entity is where its metadata is. */
export interface ServiceAddresses {
  readonly retorno: string;
  readonly saida: string;
  readonly metadados: string;
}

type Requests = SamlConfig['cacheProvider'];

/** Makes our side towards a provider. Requests that may be answered, once each, are in the database. */
export async function serviceProvider(
  provider: Provider,
  own: ServiceAddresses,
  more: {
    readonly requests?: Requests;
    readonly requestId?: string;
    readonly key?: EncryptionKey;
    readonly isAnew?: boolean;
  } = {},
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const { requests, requestId, key, isAnew = false } = more;
  return new SAML({
    callbackUrl: own.retorno,
    issuer: own.metadados,
    audience: own.metadados,
    entryPoint: provider.address,
    idpIssuer: provider.identifier,
    idpCert: certificatesIn(provider.certificate),
    logoutUrl: provider.sign_out_address,
    logoutCallbackUrl: own.saida,
    identifierFormat: persistent,
    disableRequestedAuthnContext: true,
    forceAuthn: isAnew,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skew,
    maxAssertionAgeMs: oldest,
    requestIdExpirationPeriodMs: away,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: requests ?? nothingKept,
    ...(key && { decryptionPvk: key.privateKey }),
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
}

/** Bindings and ciphers as we take them; the library names more. */
export async function metadataOf(
  provider: Provider,
  own: ServiceAddresses,
  key: EncryptionKey,
): Promise<string> {
  const ours = await serviceProvider(provider, own, { key });
  return ours
    .generateServiceProviderMetadata(key.certificate, null)
    .replaceAll(/\s*<EncryptionMethod Algorithm="[^"]*-cbc"\/>/g, '')
    .replace(/(<SingleLogoutService Binding="[^"]*:)HTTP-POST"/, '$1HTTP-Redirect"');
}

const nothingKept: NonNullable<Requests> = {
  saveAsync: async (key, value) => ({ value, createdAt: 0, key }),
  getAsync: async () => null,
  removeAsync: async () => null,
};

function certificatesIn(pem: string): string[] {
  return pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
}

/** Our addresses as they were told when a sign-in began, whatever this site is called meanwhile. */
export function serviceAddressesOf(returnAddress: string): ServiceAddresses {
  const origin = readUrl(returnAddress)?.origin ?? '';
  const path = returnAddress.slice(origin.length);
  return {
    retorno: returnAddress,
    saida: `${origin}${path}/saida`,
    metadados: `${origin}${path}/metadados`,
  };
}
