export { recordEvent } from './audit.ts';
export { refuseCaptcha, type CaptchaDeps } from './captcha.ts';
export { refuseMore, tryFrom } from './limit-attempts.ts';
export { confirmPassword } from './confirm-password.ts';
export { findProvingProvider, isProvenNow } from './provider-proof.ts';
export { endLogin, isLoginAlive, reviveLogin } from './end-login.ts';
export { findCaptchaProvider } from './outside-captcha.ts';
export {
  findOwner,
  refuseNewPassword,
  replacePassword,
  rulesOf as passwordRulesOf,
} from './new-password.ts';
export { createPasses } from './pass.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { findLogin, findOwnLogin, foldUsername, rememberDevice } from './login-repository.ts';
export { hmac, loadServerKey, loadServerSecret, type KeyDeps } from './server-key.ts';
export { endAllSessions, startSession } from './session-repository.ts';
export type { OutsidePasswords, OutsideTry } from './outside-passwords.ts';
export { deleteFactors } from './second-factor/repository.ts';
export { checkTry, openLogin, type SignInDeps } from './sign-in.ts';
export { loadSigningKeys, sealKey } from './signing-key.ts';
export { findStanding, lockLogin, keepSpoken } from './standing.ts';
export { forgetAttemptsOf } from './sign-in-attempts.ts';
export { deviceHash } from './attempt-counter.ts';
export { makeTemporaryPassword } from './temporary-password.ts';
export { accessTokenLife, createTokens, type Tokens } from './token.ts';
export { useCases } from './use-cases.ts';
