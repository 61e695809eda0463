export { createPageDrawer } from './document/draw-first-page.ts';
export { fetchCovers, type FetchDeps } from './fetch/fetch-covers.ts';
export { importCovers, type CoverReport } from './import-covers.ts';
export { isCoverSize, type CoverSize } from './cover-size.ts';
export { pictureKind, versionOf } from './read-picture.ts';
export { readCover } from './repository.ts';
export { useCases } from './use-cases.ts';
