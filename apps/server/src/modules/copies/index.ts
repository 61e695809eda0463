export { stateNames } from './sayable.ts';
export { useCases } from './use-cases.ts';
