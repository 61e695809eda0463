export { areaName } from './area-name.ts';
export { readDrawnTitles } from './drawn-titles.ts';
export { findAvailability, readAvailability } from './availability.ts';
export { countStates, type Availability } from './availability-counts.ts';
export { titlesOfWords } from './titles-of-words.ts';
export { hasTitles } from './has-titles.ts';
export { findHeldItems, type HeldItems } from './held-items.ts';
export { findHeldNumbers, shelfNumbers } from './shelf-numbers.ts';
export { isForReaders, readersPart } from './marc-privacy.ts';
export { languageName } from './language-name.ts';
export { readNames, readWorkTypes } from './names.ts';
export {
  levelCodeOf,
  levelOfCode,
  actStateCodeOf,
  standardStateCodeOf,
  stateOfCode,
} from './material-code.ts';
export { presentMarcField } from './present-marc-field.ts';
export { presentTitle } from './present-title.ts';
export { findRelations, isBetween } from './title-relations.ts';
export { vendorAddress } from './vendor.ts';
export { tellGone } from './tell-gone.ts';
export { findGoneTitles } from './gone-repository.ts';
export { findHeld } from './copy-repository.ts';
export {
  findDescription,
  findRecords,
  findTitleHead,
  findTitleNumbers,
  findTitles,
  findTitlesEver,
  titleExists,
  type TitleRow,
} from './repository.ts';
export { useCases } from './use-cases.ts';
