export { authenticate } from './authenticate.ts';
export { isFilter } from './find-entry.ts';
export { tryLdap } from './try-ldap.ts';
