export { loadEncryptionKey } from './encryption-key.ts';
export { metadataOf } from './service-provider.ts';
export { beginSaml, endSaml, requestIdIn } from './sign-in.ts';
export { endByProvider, samlSignOutAddress } from './sign-out.ts';
export { trySaml } from './try-saml.ts';
