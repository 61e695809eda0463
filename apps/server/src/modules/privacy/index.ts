export { closeForPerson, findObstaclesOf } from './close-account.ts';
export { forgetHistories } from './forget-histories.ts';
export type { PrivacyDeps } from './history.ts';
export { useCases } from './use-cases.ts';
