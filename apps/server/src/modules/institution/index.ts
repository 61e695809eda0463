export { getFeatures, isActivityOn } from './get-features.ts';
export { getInstitution } from './get-institution.ts';
export { readSettings, type Settings } from './settings.ts';
