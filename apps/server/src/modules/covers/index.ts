export { createPageDrawer } from './document/index.ts';
export { fetchCovers, type FetchDeps } from './fetch/index.ts';
export { importCovers, type CoverReport } from './import-covers.ts';
export { isCoverSize, type CoverSize } from './cover-size.ts';
export { readCover } from './repository.ts';
export { useCases } from './use-cases.ts';
