export { createAvailabilityFollower } from './availability/availability-follower.ts';
export { buildQuery, spellRequestOf } from './query/build-query.ts';
export { readPosition, requireRebuild } from './index-sync/change-log.ts';
export { countFailedSearches } from './failed-search.ts';
export { readFacetNames } from './facets/facet-name.ts';
export { readFilters } from './query/filter.ts';
export {
  createIndexFollower,
  type IndexFollower,
  type IndexSource,
} from './index-sync/index-follower.ts';
export { readResultItems, type ResultItemDeps } from './results/result-item.ts';
export { nameFilters } from './facets/filter-names.ts';
export {
  countIncluded,
  findIncluded,
  findSaved,
  readSavedSearch,
  type SavedSearch,
} from './saved-search.ts';
export { saySearch } from './say-search.ts';
export { toSearchDocument } from './index-sync/search-document.ts';
export { presentFacet, presentSelected, searchTitles, type SearchDeps } from './search-titles.ts';
export { openEngine } from './index-sync/open-engine.ts';
export { serveIndex } from './index-sync/served-index.ts';
export { readAllDocuments } from './index-sync/title-source.ts';
export { expandYearSpans } from './facets/year-span.ts';
export { useCases } from './use-cases.ts';
