export { forgetSecrets } from './forget-secrets.ts';
export { openSafe } from './open-safe.ts';
export { sealPlainSecrets } from './seal-plain.ts';
export { keyFile } from './secret-key.ts';
