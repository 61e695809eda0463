/** Permissions of a key: each call that a key opens names one, and opens by nothing else. */
export const keyPermissions = ['catalogue', 'loans', 'renew', 'hold'] as const;
export type KeyPermission = (typeof keyPermissions)[number];

/** Live keys of one person. */
export const apiKeysLimit = 10;
/** UTF-16 units of what its reader calls a key. */
export const apiKeyNameLength = 60;
/** Days for which a key may be good; 0: until it is revoked. */
export const apiKeyDays = [30, 90, 365, 0] as const;

/** Beginning of every key: whoever finds one knows what it is. */
export const apiKeyPrefix = 'estante_';
