import type { Profile } from '@node-saml/node-saml';
import { z } from 'zod';
import { browserAddress } from '../browser-address.ts';
import { readIdentity, type Identity } from '../identity.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { Provider } from '../provider-repository.ts';
import type { SignInReport } from '../sign-in-report.ts';
import type { UnderWay } from '../sign-in-repository.ts';
import { attributeReaderOf } from './attributes.ts';
import type { EncryptionKey } from './encryption-key.ts';
import { refuseEncrypted } from './read-encrypted.ts';
import { readMessage } from './read-message.ts';
import { serviceAddressesOf, serviceProvider } from './service-provider.ts';

interface SamlBeginning {
  readonly state: string;
  readonly returnAddress: string;
  /** Whether they are to sign in there anew (`ForceAuthn`). */
  readonly isAnew: boolean;
}

/** Makes the address that the browser is sent to: the state is our request's name, which the answer bears. */
export async function beginSaml(
  provider: Provider,
  { state, returnAddress, isAnew }: SamlBeginning,
): Promise<{ readonly url: string; readonly proof: string }> {
  const own = serviceAddressesOf(returnAddress);
  const ours = await serviceProvider(provider, own, { requestId: state, isAnew });
  const url = await ours.getAuthorizeUrlAsync('', undefined, {});
  return { url: browserAddress(url), proof: '{}' };
}

export interface SamlArrival {
  readonly identity: Identity;
  /** Name of the session with the provider (`SessionIndex`); '' where it tells none. */
  readonly providerSession: string;
  /** Name of the person for signing out there. */
  readonly nameId: string;
  readonly nameIdFormat: string;
  /** Sign-in there (`AuthnInstant`, reported at `IssueInstant`); null where it reports none. */
  readonly report: SignInReport | null;
}

/**
 * A request of ours whose answer is read: to the SAML package it is a kept one while that lasts.
 */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly underWay: UnderWay;
  readonly key: EncryptionKey;
}

/**
 * Reads the name of our answered request, before anything is verified: the request is used up by it, so that
 * an answer sent again, even by another, finds none.
 */
export function requestIdIn(encoded: unknown): string {
  const head = /^[^<]*(?:<\?xml[^>]*>\s*)?<(?:\w+:)?Response\b[^>]*/.exec(
    readMessage(encoded),
  )?.[0];
  return /\sInResponseTo=["']([\w.-]{1,200})["']/.exec(head ?? '')?.[1] ?? '';
}

/**
 * Finds out who came back. Signature, audience, times and InResponseTo are checked by the library, the rest
 * here.
 */
export async function endSaml(
  provider: Provider,
  { requestId, underWay, key }: AnsweredRequest,
  encoded: unknown,
): Promise<SamlArrival> {
  const own = serviceAddressesOf(underWay.return_address);
  const requests = {
    saveAsync: async (id: string, value: string) => ({ key: id, value, createdAt: 0 }),
    getAsync: async (id: string | null) => (id === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  };
  await refuseEncrypted(readMessage(encoded), key);
  const message = { SAMLResponse: String(encoded) };
  const { SamlStatusError } = await import('@node-saml/node-saml');
  const ours = await serviceProvider(provider, own, { requests, key });
  const { profile } = await ours.validatePostResponseAsync(message).catch((error: unknown) => {
    const told = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof SamlStatusError;
    throw new ProviderFault(isRefused ? 'refused' : 'wrong', told, { cause: error });
  });
  if (!profile) throw new ProviderFault('wrong', 'no assertion');
  requireConfirmed(profile, { provider, requestId, recipient: own.retorno });
  return arrivalOf(provider, profile);
}

const confirmed = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z
              .array(
                z.object({
                  $: z.object({
                    InResponseTo: z.string(),
                    Recipient: z.string(),
                    NotOnOrAfter: z.string(),
                  }),
                }),
              )
              .length(1),
          }),
        ),
      }),
    ]),
  }),
});

const moment = z.iso.datetime({ offset: true }).transform(Date.parse);
const authenticated = z.object({
  Assertion: z.object({
    $: z.object({ IssueInstant: moment }),
    AuthnStatement: z.array(z.object({ $: z.object({ AuthnInstant: moment }) })).min(1),
  }),
});

/** The earliest sign-in that a signed assertion reports, where it has several. */
function reportIn(profile: Profile): SignInReport | null {
  const read = authenticated.safeParse(profile.getAssertion?.());
  if (!read.success) return null;
  const { $: issue, AuthnStatement: statements } = read.data.Assertion;
  const earliest = Math.min(...statements.map(({ $ }) => $.AuthnInstant));
  return {
    signedInAt: Temporal.Instant.fromEpochMilliseconds(earliest),
    reportedAt: Temporal.Instant.fromEpochMilliseconds(issue.IssueInstant),
  };
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * Requires a signed assertion to be of this provider, for us, and for what we asked (SAML Profiles, 4.1.4.3).
 */
function requireConfirmed(
  profile: Profile,
  { provider, requestId, recipient }: { provider: Provider; requestId: string; recipient: string },
): void {
  if (profile.issuer !== provider.identifier) throw new ProviderFault('wrong', 'another issuer');
  const read = confirmed.safeParse(profile.getAssertion?.());
  const all = read.success ? read.data.Assertion.Subject[0].SubjectConfirmation : [];
  const isOurs = all.some(({ $: { Method }, SubjectConfirmationData: [data] }) => {
    if (Method !== bearer || !data) return false;
    const { InResponseTo, Recipient } = data.$;
    return InResponseTo === requestId && Recipient === recipient;
  });
  if (!isOurs) throw new ProviderFault('wrong', 'no subject confirmation for what was asked here');
}

function arrivalOf(provider: Provider, profile: Profile): SamlArrival {
  const told = attributeReaderOf(profile['attributes']);
  const { nameID, nameIDFormat } = profile;
  // A name that is another each time names nobody: then the user name does, which the institution gives once.
  const isLasting = (nameIDFormat ?? '').endsWith(':persistent');
  const login = told(provider.login_attribute)[0] ?? '';
  const subject = isLasting ? nameID : login;
  return {
    identity: readIdentity(provider, subject, told),
    providerSession: typeof profile.sessionIndex === 'string' ? profile.sessionIndex : '',
    nameId: nameID,
    nameIdFormat: nameIDFormat ?? '',
    report: reportIn(profile),
  };
}
