export { lockCopy } from './copy-acts.ts';
export { sayState } from './say-state.ts';
export { stateNames } from './sayable.ts';
export { useCases } from './use-cases.ts';
