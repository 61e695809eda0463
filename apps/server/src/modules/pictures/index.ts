export { pictureKind, versionOf } from './picture-kind.ts';
