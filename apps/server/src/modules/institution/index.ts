export {
  changePart,
  findUnknown,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from './change-document.ts';
export { switchOff } from './edit-features.ts';
export { readFrontPicture } from './front-picture.ts';
export { readLogo } from './logo.ts';
export { createSitePictures } from './site-pictures.ts';
export { findActivitiesOn, isActivityOn, isTabOn } from './get-features.ts';
export { isLocalPasswords, refuseBlocked, refuseTries } from './refuse-blocked.ts';
export { readSettings, writeSettings, type Settings } from './settings.ts';
export { useCases } from './use-cases.ts';
