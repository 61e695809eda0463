export { createNetworkIndex, type NetworkIndex, type NetworkSearch } from './network-index.ts';
export { findInstitutions } from './repository.ts';
export { stateOf } from './present-record.ts';
export { useCases } from './use-cases.ts';
