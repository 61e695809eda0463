/**
 * Protocols by which an institution identifies people. With LDAP they type their password here; otherwise at the
 * provider.
 */
export const identityProtocols = ['oidc', 'saml', 'ldap'] as const;
export type IdentityProtocol = (typeof identityProtocols)[number];

/** Groups of people who may sign in with a password that is stored here. */
export const ownPasswordUses = ['todos', 'administracao'] as const;
export type OwnPasswordUse = (typeof ownPasswordUses)[number];

/** Most UTF-16 units of a provider's fields. */
export const identityProviderLengths = {
  name: 60,
  address: 1000,
  identifier: 1000,
  secret: 1000,
  certificate: 20_000,
  scopes: 200,
  filter: 500,
  attribute: 200,
  value: 200,
} as const;

/** Most rows that map a provider's values to categories. */
export const mostCategoryRows = 50;

/** Steps in the trial of a provider, in order; each says in words what is wrong. */
export const providerTrialSteps = [
  'address',
  'reach',
  'secure',
  'document',
  'certificate',
  'client',
  'redirect',
  'account',
  'base',
  'person',
] as const;
export type ProviderTrialStep = (typeof providerTrialSteps)[number];

/** Roles that can require a second factor. */
export const secondFactorRoles = ['staff', 'administrator'] as const;
