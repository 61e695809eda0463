export { areaName } from './area-name.ts';
export { areaOf } from './area.ts';
export { findAvailability, type Availability } from './availability.ts';
export { changeColourLabels, getColourLabels } from './colour-labels.ts';
export { getTitle } from './get-title.ts';
export { getTitleColour } from './get-title-colour.ts';
export { getTitleMarc } from './get-title-marc.ts';
export { getTitlePermissions } from './get-title-permissions.ts';
export { hasTitles } from './has-titles.ts';
export { isForReaders, readersPart } from './marc-privacy.ts';
export { languageName } from './language-name.ts';
export { listCopies } from './list-copies.ts';
export { listTitleLibraries } from './list-title-libraries.ts';
export { listCovers } from './list-covers.ts';
export { listResultLinks, listTitleLinks } from './list-title-links.ts';
export { getAbntLink, getTargetLink } from './standard-links.ts';
export { readNames, readWorkTypes } from './names.ts';
export {
  levelCodeOf,
  levelOfCode,
  actStateCodeOf,
  standardStateCodeOf,
  stateOfCode,
} from './own-code.ts';
export { presentMarcField } from './present-marc-field.ts';
export { presentTitle } from './present-title.ts';
export { findRelations, isBetween } from './title-relations.ts';
export { vendorAddress } from './vendor.ts';
export { findHeld } from './copy-repository.ts';
export {
  findDescription,
  findTitleNumbers,
  findTitles,
  titleExists,
  type TitleRow,
} from './repository.ts';
