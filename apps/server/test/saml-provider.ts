import { createSign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { certificate, privateKey } from './identity-certificate.ts';

/** Statement of a provider of SAML about somebody; a test changes what it would have wrong. */
export interface SamlStatement {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly subjectInResponseTo: string;
  readonly notOnOrAfter: Date;
  readonly nameId: string;
  readonly username: string;
  readonly sessionIndex: string;
  /** Moment at which they signed in there; null: it says nothing of how they did. */
  readonly signedInAt: Date | null;
}

export const issuer = 'https://idp.example.org/';

/** Reads the SAML request in an address: its ID, who we say we are, and where the answer is to go. */
export function requestIn(url: string) {
  const sent = new URL(url).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(sent, 'base64')).toString();
  return {
    id: /\bID="([^"]+)"/.exec(xml)?.[1] ?? '',
    entity: /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? '',
    recipient: /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1] ?? '',
    isAnew: /\bForceAuthn="true"/.test(xml),
  };
}

export function answerTo(url: string): SamlStatement {
  const { id, entity, recipient } = requestIn(url);
  return {
    issuer,
    audience: entity,
    recipient,
    inResponseTo: id,
    subjectInResponseTo: id,
    notOnOrAfter: new Date(Date.now() + 60_000),
    nameId: 'bruno-para-sempre',
    username: 'bruno',
    sessionIndex: 'sessao-1',
    signedInAt: new Date(),
  };
}

export function assertionOf(saying: SamlStatement): string {
  const now = new Date().toISOString();
  const until = saying.notOnOrAfter.toISOString();
  const statement = saying.signedInAt
    ? `<saml:AuthnStatement AuthnInstant="${saying.signedInAt.toISOString()}" SessionIndex="${saying.sessionIndex}"/>`
    : '';
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0" IssueInstant="${now}"><saml:Issuer>${saying.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${saying.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${saying.subjectInResponseTo}" Recipient="${saying.recipient}" NotOnOrAfter="${until}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${saying.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${statement}<saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.1"><saml:AttributeValue>${saying.username}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
}

export function responseWith(
  content: string,
  { inResponseTo }: Pick<SamlStatement, 'inResponseTo'>,
) {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" IssueInstant="${new Date().toISOString()}" InResponseTo="${inResponseTo}"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${content}</samlp:Response>`;
}

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const rsa256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** Signs the assertion in it. */
export function signed(xml: string, algorithm = rsa256, digest = sha256): string {
  const signature = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: algorithm,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signature.addReference({
    xpath: "//*[local-name()='Assertion']",
    digestAlgorithm: digest,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  });
  const location = {
    reference: "//*[local-name()='Assertion']/*[local-name()='Issuer']",
    action: 'after',
  } as const;
  signature.computeSignature(xml, { location });
  return signature.getSignedXml();
}

/** The query by which a provider ends a session: signed over, or not. */
export function signOutQuery(sessionIndex: string, isSigned = true): string {
  const now = new Date().toISOString();
  const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_l1" Version="2.0" IssueInstant="${now}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID>bruno-para-sempre</saml:NameID><samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex></samlp:LogoutRequest>`;
  const request = deflateRawSync(Buffer.from(xml)).toString('base64');
  const query = `SAMLRequest=${encodeURIComponent(request)}&SigAlg=${encodeURIComponent(rsa256)}`;
  if (!isSigned) return query;
  const signature = createSign('RSA-SHA256').update(query).sign(privateKey, 'base64');
  return `${query}&Signature=${encodeURIComponent(signature)}`;
}
