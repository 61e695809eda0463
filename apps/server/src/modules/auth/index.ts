export { issueToken, revokeToken } from './issue-token.ts';
export { hashPassword } from './password.ts';
export { loadServerKey } from './server-key.ts';
export { loadSigningKeys } from './signing-key.ts';
export {
  createTokens,
  type PersonalSession,
  type TokenBearer,
  type TokenVerifier,
  type Tokens,
} from './token.ts';
