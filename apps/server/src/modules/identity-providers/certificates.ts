import { X509Certificate } from 'node:crypto';

/** Certificates in a text of PEM; null where one cannot be read, or there is none. */
export function readCertificates(pem: string): X509Certificate[] | null {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.length > 0 ? blocks.map((block) => new X509Certificate(block)) : null;
  } catch {
    return null;
  }
}
