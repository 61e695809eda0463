export { openKey } from './open-key.ts';
export { useCases } from './use-cases.ts';
