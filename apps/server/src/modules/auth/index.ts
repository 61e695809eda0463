export { recordEvent } from './audit.ts';
export { tryFrom } from './from-network.ts';
export { confirmPassword } from './confirm-password.ts';
export { endLogin, isLoginAlive, reviveLogin } from './end-login.ts';
export { findCaptchaProvider } from './outside-captcha.ts';
export {
  findOwner,
  refuseNewPassword,
  replacePassword,
  rulesOf as passwordRulesOf,
} from './new-password.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { findLogin, foldUsername } from './login-repository.ts';
export { hmac, loadServerKey, type KeyDeps } from './server-key.ts';
export { checkPassword, checkTry, type SignInDeps } from './sign-in.ts';
export { loadSigningKeys, sealKey } from './signing-key.ts';
export { findStanding, keepSpoken } from './standing.ts';
export { forgetAttemptsOf } from './sign-in-attempts.ts';
export { createTokens, type Tokens } from './token.ts';
export { useCases } from './use-cases.ts';
