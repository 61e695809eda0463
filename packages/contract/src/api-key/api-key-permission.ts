/** Permissions of a key: each call that a key opens names one, and opens by nothing else. */
export const keyPermissions = ['catalogue', 'loans', 'renew', 'hold'] as const;
export type KeyPermission = (typeof keyPermissions)[number];

/** Most live keys of one person. */
export const apiKeysLimit = 10;
/** Most UTF-16 units of a key's name. */
export const apiKeyNameLength = 60;
/** Days for which a key may be valid; 0: until it is revoked. */
export const apiKeyDays = [30, 90, 365, 0] as const;

/** Prefix of every key, which tells a finder what it is. */
export const apiKeyPrefix = 'estante_';
