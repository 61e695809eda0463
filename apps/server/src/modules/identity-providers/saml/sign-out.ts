import type { Profile } from '@node-saml/node-saml';
import type { Db } from '@estante/database';
import { browserAddress } from '../browser-address.ts';
import { endSessions } from '../end-sessions.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { Provider } from '../provider-repository.ts';
import { refuseXml } from './read-message.ts';
import { serviceProvider, type ServiceAddresses } from './service-provider.ts';
import { inflateRawSync } from 'node:zlib';

interface SignedIn {
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly sessionIndex: string;
}

/** Makes the address at which the session with the provider is ended; null where it has no such page. */
export async function samlSignOutAddress(
  provider: Provider,
  own: ServiceAddresses,
  { nameId, nameIdFormat, sessionIndex }: SignedIn,
): Promise<string | null> {
  if (provider.sign_out_address === '') return null;
  const user: Profile = {
    issuer: provider.identifier,
    nameID: nameId,
    nameIDFormat: nameIdFormat,
    ...(sessionIndex !== '' && { sessionIndex }),
  };
  const ours = await serviceProvider(provider, own);
  return browserAddress(await ours.getLogoutUrlAsync(user, '', {}));
}

const keys = new Set(['SAMLRequest', 'RelayState', 'SigAlg', 'Signature']);
const mostInflated = 100_000;

/**
 * Ends here what the provider has ended there (SAML Profiles, 4.4), and answers where the browser
 * goes on to. Only what is signed over the whole query counts, each part once.
 */
export async function endByProvider(
  db: Db,
  provider: Provider,
  { own, query, at }: { readonly own: ServiceAddresses; readonly query: string; readonly at: Date },
): Promise<string> {
  const parts = [...new URLSearchParams(query)];
  const names = new Set(parts.map(([name]) => name));
  const container = Object.fromEntries(parts);
  const { SAMLRequest: sent = '', SigAlg: algorithm = '', Signature: signature } = container;
  const isWhole = parts.length === names.size && parts.every(([name]) => keys.has(name));
  if (!isWhole || !signature || !/#(?:rsa|ecdsa)-sha(?:256|384|512)$/.test(algorithm)) {
    throw new ProviderFault('wrong', 'a request to sign out that is not signed');
  }
  try {
    refuseXml(
      inflateRawSync(Buffer.from(sent, 'base64'), { maxOutputLength: mostInflated }).toString(),
    );
    const ours = await serviceProvider(provider, own);
    const { profile } = await ours.validateRedirectAsync(container, query.replace(/^\?/, ''));
    if (!profile) throw new Error('it names nobody');
    const session =
      typeof profile.sessionIndex === 'string' ? profile.sessionIndex : profile.nameID;
    await endSessions(db, provider.id, session, at);
    return browserAddress(
      await ours.getLogoutResponseUrlAsync(profile, container['RelayState'] ?? '', {}, true),
    );
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    const told = error instanceof Error ? error.message : String(error);
    throw new ProviderFault('wrong', told, { cause: error });
  }
}
