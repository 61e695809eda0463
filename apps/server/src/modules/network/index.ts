export { createNetworkIndex, type NetworkIndex } from './network-index.ts';
export type { NetworkSearch } from './network-search.ts';
export { findInstitutions, readLogo } from './repository.ts';
export { stateOf } from './present-institution.ts';
export { useCases } from './use-cases.ts';
