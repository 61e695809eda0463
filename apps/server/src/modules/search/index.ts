export { readPosition, requireRebuild } from './change-log.ts';
export { createIndexFollower, type IndexFollower } from './index-follower.ts';
export { readResultItems, type ResultItemDeps } from './result-item.ts';
export { nameFilters } from './filter-names.ts';
export { countIncluded, findIncluded, readSavedSearch } from './saved-search.ts';
export { searchTitles, type SearchDeps } from './search-titles.ts';
export { serveIndex } from './served-index.ts';
export { readAllDocuments } from './title-source.ts';
export { useCases } from './use-cases.ts';
