/** The first-party browser client. Its secret is public by declaration: it identifies, it does not protect. */
export const webClient = { id: 'estante-web', secret: 'publico' } as const;
