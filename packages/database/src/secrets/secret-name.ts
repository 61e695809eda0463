/** The names under which secrets are sealed: table and row, so that one cannot stand for another. */
export const secretName = {
  serverKey: (purpose: string) => `server_key ${purpose}`,
  signingKey: (id: string) => `signing_key ${id}`,
  vendor: (name: string) => `vendor ${name}`,
  identityProvider: (id: number) => `identity_provider ${id}`,
  secondFactor: (personId: number) => `second_factor ${personId}`,
  providerSignIn: 'provider_sign_in proof',
  providerSignOut: 'provider_session sign_out',
  webhook: (id: number) => `webhook ${id}`,
  captcha: 'institution_setting captchaSecret',
} as const;
