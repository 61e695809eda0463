export { issueToken } from './issue-token.ts';
export { loadSigningKeys } from './signing-key.ts';
export { createTokens, type TokenVerifier, type Tokens } from './token.ts';
