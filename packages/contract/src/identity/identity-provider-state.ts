/** Protocols by which an institution identifies people. By LDAP their password is typed here; else with it. */
export const identityProtocols = ['oidc', 'saml', 'ldap'] as const;
export type IdentityProtocol = (typeof identityProtocols)[number];

/** Groups of people who may come in by a password that is kept here. */
export const ownPasswordUses = ['todos', 'administracao'] as const;
export type OwnPasswordUse = (typeof ownPasswordUses)[number];

/** UTF-16 units of what staff write of a provider. */
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

/** Rows by which a category follows from what the provider says. */
export const mostCategoryRows = 50;

/** Steps of a trial of a provider, in their order; each tells in words what is wrong. */
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

/** Roles of whom a second factor may be asked for. */
export const secondFactorRoles = ['staff', 'administrator'] as const;
