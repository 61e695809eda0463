export { findLeavingObstacles } from './leaving-obstacles.ts';
export { useCases } from './use-cases.ts';
export { foldVerificationCode, newVerificationCode } from './verification-code.ts';
