export { changePassword } from './change-password.ts';
export { issueToken, revokeToken } from './issue-token.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { switchLogin } from './switch-login.ts';
export { checkRecoveryCode, recoverPassword, requestRecoveryCode } from './recover-password.ts';
export { loadServerKey } from './server-key.ts';
export { loadSigningKeys } from './signing-key.ts';
export {
  createTokens,
  type PersonalSession,
  type TokenBearer,
  type TokenVerifier,
  type Tokens,
} from './token.ts';
