export { atomOf, feedOf, type FeedFacts } from './feed.ts';
export { manifestOf } from './manifest.ts';
export { openSearchOf } from './open-search.ts';
export { robotsOf } from './robots.ts';
export { findPart, findParts, sitemapIndex, sitemapPart } from './sitemap.ts';
export { useCases } from './use-cases.ts';
