export { presentPlace } from './places.ts';
export { findDrawing, findShelves } from './repository.ts';
export { shelfFinder } from './shelf-of.ts';
export { useCases } from './use-cases.ts';
