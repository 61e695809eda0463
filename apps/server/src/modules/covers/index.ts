export { importCovers, type CoverReport } from './import-covers.ts';
export { isCoverSize, type CoverSize } from './cover-size.ts';
export { pictureKind, versionOf } from './read-picture.ts';
export { readCover } from './repository.ts';
