import { ProviderFault } from '../provider-fault.ts';

/** Characters of a message; one with many attributes has some thousand. */
const longest = 200_000;

const weak = /xmldsig#(?:rsa-sha1|dsa-sha1|sha1)["']|#hmac-/i;
/** Names SHA-1 as a part of OAEP, where it is no weakness; what is inside is looked at by itself. */
const encryption = /<(\w+:)?EncryptedAssertion\b.*?<\/\1?EncryptedAssertion>/gs;

/**
 * The XML of a message, where it is such as a provider writes. Declarations of types and entities
 * are refused before anything is parsed, and so are comments, which readers of names take
 * differently (CVE-2018-0489), and signatures by SHA-1 or a shared key.
 */
export function readMessage(encoded: unknown): string {
  if (typeof encoded !== 'string' || encoded.length > longest) throw cannot('its length');
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  refuseXml(xml);
  return xml;
}

export function refuseXml(xml: string): void {
  if (xml.length > longest) throw cannot('its length');
  if (/<!(?:doctype|entity|element|attlist)/i.test(xml)) throw cannot('a declaration of types');
  if (xml.includes('<!--')) throw cannot('a comment');
  if (weak.test(xml.replaceAll(encryption, ''))) throw cannot('a weak signature');
}

function cannot(what: string): ProviderFault {
  return new ProviderFault('wrong', `a message of SAML with ${what}`);
}
