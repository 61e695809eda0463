import { z } from 'zod';
import { loadServerSecret, type KeyDeps } from '../../auth/index.ts';

/** Key that providers encrypt assertions for; the certificate holds its public half, and has no other use. */
export interface EncryptionKey {
  readonly privateKey: string;
  readonly certificate: string;
}

const stored = z.object({ privateKey: z.string(), certificate: z.string() });

/** Loads the one key of the installation, as its metadata say. */
export async function loadEncryptionKey(deps: KeyDeps): Promise<EncryptionKey> {
  const kept = await loadServerSecret(deps, 'saml-encryption', async () =>
    Buffer.from(JSON.stringify(await makeKey())),
  );
  return stored.parse(JSON.parse(kept.toString()));
}

async function makeKey(): Promise<EncryptionKey> {
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 3072,
  };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Estante',
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2099-12-31'),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyEncipherment, true)],
  });
  const exported = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  const lines = Buffer.from(exported)
    .toString('base64')
    .replaceAll(/.{64}(?=.)/g, '$&\n');
  return {
    privateKey: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
    certificate: certificate.toString('pem'),
  };
}
