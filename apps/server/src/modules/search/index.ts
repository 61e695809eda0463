export { createAvailabilityFollower } from './availability-follower.ts';
export { buildQuery, spellRequestOf } from './build-query.ts';
export { readPosition, requireRebuild } from './change-log.ts';
export { countFailedSearches } from './failed-search.ts';
export { readFacetNames } from './facet-name.ts';
export { readFilters } from './filter.ts';
export { createIndexFollower, type IndexFollower, type IndexSource } from './index-follower.ts';
export { readResultItems, type ResultItemDeps } from './result-item.ts';
export { nameFilters } from './filter-names.ts';
export {
  countIncluded,
  findIncluded,
  findSaved,
  readSavedSearch,
  type SavedSearch,
} from './saved-search.ts';
export { saySearch } from './say-search.ts';
export { toSearchDocument } from './search-document.ts';
export { presentFacet, presentSelected, searchTitles, type SearchDeps } from './search-titles.ts';
export { openEngine } from './open-engine.ts';
export { serveIndex } from './served-index.ts';
export { readAllDocuments } from './title-source.ts';
export { expandYearSpans } from './year-span.ts';
export { useCases } from './use-cases.ts';
