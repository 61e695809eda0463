export { findSharedTitles, isShared } from './shared-titles.ts';
export { useCases } from './use-cases.ts';
