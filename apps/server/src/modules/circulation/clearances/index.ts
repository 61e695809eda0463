export { findLeavingObstacles } from './leaving-obstacles.ts';
export { keepShownName } from './repository.ts';
export { useCases } from './use-cases.ts';
export { foldVerificationCode, newVerificationCode } from './verification-code.ts';
