export { recordEvent } from './audit.ts';
export { createCaptcha } from './captcha.ts';
export { tryFrom } from './from-network.ts';
export { confirmPassword } from './confirm-password.ts';
export { endLogin, isLoginAlive, reviveLogin } from './end-login.ts';
export { changePassword } from './change-password.ts';
export { findCaptchaProvider } from './outside-captcha.ts';
export { issueToken, revokeToken } from './issue-token.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { findLogin, foldUsername } from './login-repository.ts';
export { getAccountAddress, issueRedirectToken } from './redirect-token.ts';
export { exchangeUser, switchLogin } from './switch-login.ts';
export { checkRecoveryCode, recoverPassword, requestRecoveryCode } from './recover-password.ts';
export { hmac, loadServerKey, type KeyDeps } from './server-key.ts';
export { checkPassword, checkTry, type SignInDeps } from './sign-in.ts';
export { loadSigningKeys, sealKey } from './signing-key.ts';
export { findStanding, keepSpoken, type Standing } from './standing.ts';
export {
  createTokens,
  type PersonalSession,
  type TokenBearer,
  type TokenVerifier,
  type Tokens,
} from './token.ts';
