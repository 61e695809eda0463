export { standsAgainstLeaving } from './stands-against-leaving.ts';
export { useCases } from './use-cases.ts';
export { foldVerificationCode, newVerificationCode } from './verification-code.ts';
