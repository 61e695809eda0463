/** The first-party browser client. Its secret is public by declaration: it identifies, it does not protect. */
export const webClient = { id: 'estante-web', secret: 'publico' } as const;

/** The grant by a token of `GET /pessoas/token-redireciona` (RFC 7523, section 2.1). */
export const redirectGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
