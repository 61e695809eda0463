export * from './fields.ts';
export * from './query.ts';
export * from './port.ts';
export { SearchUnavailable } from './unavailable.ts';
export { stem, stemmedLanguages } from './analysis/stem.ts';
export { naturalKey, shelfKey } from './browsing/shelf-key.ts';
export {
  isBackwards,
  isOnShelf,
  shelfRange,
  type ShelfRange,
} from './browsing/shelf-range.ts';
export { parseQuery } from './query-language/parse.ts';
export { openOracle } from './oracle/index.ts';
export { openInProcessEngine } from './in-process/engine.ts';
export type { InProcessEngine, InProcessOptions } from './in-process/engine.ts';
export { syntheticDocuments } from './synthetic/documents.ts';
export { syntheticQueries } from './synthetic/queries.ts';
export type { SyntheticQuery } from './synthetic/queries.ts';
