/** The names under which secrets are sealed: table and row, so that one cannot stand for another. */
export const secretName = {
  serverKey: (purpose: string) => `server_key ${purpose}`,
  signingKey: (id: string) => `signing_key ${id}`,
  vendor: (name: string) => `vendor ${name}`,
  captcha: 'institution_setting captchaSecret',
} as const;
