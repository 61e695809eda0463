import { defineUseCases } from '../define-use-cases.ts';
import { createCaptcha } from './captcha.ts';
import { changePassword, getPasswordRules } from './change-password.ts';
import { issueToken, revokeToken } from './issue-token.ts';
import { createPass, createPassChallenge } from './pass.ts';
import { checkRecoveryCode, recoverPassword } from './recover-password.ts';
import { getAccountAddress, issueRedirectToken } from './redirect-token.ts';
import { requestRecoveryCode } from './request-recovery-code.ts';
import { addPasskey, beginPasskey } from './second-factor/make-passkey.ts';
import {
  challengePasskey,
  removePasskey,
  renamePasskey,
} from './second-factor/passkey-use-cases.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from './second-factor/use-cases.ts';
import { replaceTemporaryPassword } from './temporary-password.ts';
import { exchangeUser, switchLogin } from './switch-login.ts';

/** Use cases behind the calls of sign-in, passwords and other links of a person. */
export const useCases = defineUseCases((context) => ({
  issueToken: issueToken(context),
  revokeToken: revokeToken(context),
  createCaptcha: createCaptcha(context),
  createPassChallenge: createPassChallenge(context),
  createPass: createPass(context),
  switchLogin: switchLogin(context),
  requestRecoveryCode: requestRecoveryCode(context),
  checkRecoveryCode: checkRecoveryCode(context),
  recoverPassword: recoverPassword(context),
  replaceTemporaryPassword: replaceTemporaryPassword(context),
  getPasswordRules: getPasswordRules(context.db),
  changePassword: changePassword(context),
  getSecondFactor: getSecondFactor(context),
  beginSecondFactor: beginSecondFactor(context),
  confirmSecondFactor: confirmSecondFactor(context),
  removeSecondFactor: removeSecondFactor(context),
  beginPasskey: beginPasskey(context),
  addPasskey: addPasskey(context),
  renamePasskey: renamePasskey(context),
  removePasskey: removePasskey(context),
  challengePasskey: challengePasskey(context),
  exchangeUser: exchangeUser(context),
  getAccountAddress: getAccountAddress(context),
  issueRedirectToken: issueRedirectToken(context),
}));
