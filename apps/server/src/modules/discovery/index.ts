export { feedOf } from './feed.ts';
export { getTitleMetadata } from './get-title-metadata.ts';
export { openSearchOf } from './open-search.ts';
export { robotsOf } from './robots.ts';
export { findPart, findParts, sitemapIndex, sitemapPart } from './sitemap.ts';
