export { changeAppearance, getAppearance } from './edit-appearance.ts';
export { changeCaptcha, getCaptcha } from './edit-captcha.ts';
export {
  changePart,
  findUnknown,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from './change-document.ts';
export { changeEvents, getEvents } from './edit-events.ts';
export { changeNotices, getNotices } from './edit-notices.ts';
export { changeOpeningHours, getOpeningHours } from './edit-opening-hours.ts';
export { changeSettings, getSettings } from './edit-settings.ts';
export { changeSwitches, getSwitches } from './edit-features.ts';
export { changeTexts, getTexts } from './edit-texts.ts';
export { readLogo } from './logo.ts';
export { getActivity, getActivityNotice } from './get-activity.ts';
export { findActivitiesOn, getFeatures, isActivityOn } from './get-features.ts';
export { getInstitution } from './get-institution.ts';
export { getSelfService } from './get-self-service.ts';
export { listEvents } from './list-events.ts';
export { listQuestions, listTexts } from './list-texts.ts';
export { isOwnPasswords, refuseBlocked } from './refuse-blocked.ts';
export { readSettings, type Settings } from './settings.ts';
