export {
  changeRole,
  createAdministrator,
  removeSecondFactor,
  setPassword,
  signOutAll,
  switchCaptchaOff,
  unlockLogin,
  type AdminDeps,
  type AdminOutcome,
} from './administer.ts';
export { hasAdministrator, listStaffLogins, readStatus } from './administrator-repository.ts';
export { keepSetupCode } from './keep-setup-code.ts';
export { loadSetupCode } from './setup-code.ts';
export { useCases } from './use-cases.ts';
