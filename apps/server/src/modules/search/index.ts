export { readPosition, requireRebuild } from './change-log.ts';
export { createIndexFollower, type IndexFollower } from './index-follower.ts';
export { listAdditionalTitles } from './list-additional-titles.ts';
export { listDefaultCovers, listFilters, listOrders } from './list-options.ts';
export { listSearchCampuses, listSearchLibraries } from './list-places.ts';
export { searchTitles } from './search-titles.ts';
export { suggest } from './suggest.ts';
export { readAllDocuments } from './title-source.ts';
