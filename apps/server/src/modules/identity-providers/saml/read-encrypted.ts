import { promisify } from 'node:util';
import { ProviderFault } from '../provider-fault.ts';
import type { EncryptionKey } from './encryption-key.ts';
import { refuseXml } from './read-message.ts';

const element = /<(\w+:)?EncryptedAssertion\b[^>]*>.*<\/\1?EncryptedAssertion\s*>/s;

/**
 * Anybody may encrypt for us, so what is inside is looked at as the message around it was, before the
 * library reads it. AES-CBC, which does not say whether it was tampered with, is taken, as providers
 * write it: whatever is wrong with an assertion is answered alike, and uses up what was asked.
 */
export async function refuseEncrypted(xml: string, key: EncryptionKey): Promise<void> {
  const names = xml.split('EncryptedAssertion').length - 1;
  if (names === 0) return;
  const encrypted = element.exec(xml)?.[0];
  // Its beginning and its end.
  if (!encrypted || names !== 2) throw new ProviderFault('wrong', 'several encrypted assertions');
  if (/xmlenc#(?:tripledes-cbc|rsa-1_5)["']/.test(xml)) {
    throw new ProviderFault('wrong', 'an assertion encrypted by Triple DES or RSA 1.5');
  }
  const { decrypt } = await import('xml-encryption');
  const inside = await promisify(decrypt)(withNames(xml, encrypted), { key: key.privateKey }).catch(
    (error: unknown) => {
      const told = error instanceof Error ? error.message : String(error);
      throw new ProviderFault('wrong', `an assertion that is not encrypted for us: ${told}`);
    },
  );
  refuseXml(inside);
}

/** Wraps a part cut out of a message in the declarations of namespaces that the whole had. */
function withNames(xml: string, part: string): string {
  const names = new Map(
    Array.from(
      xml.matchAll(/\s(xmlns(?::[\w.-]+)?)=("[^"<]*"|'[^'<]*')/g),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  const declared = [...names].map(([name, value]) => `${name}=${value}`).join(' ');
  return `<part ${declared}>${part}</part>`;
}
