export { getActivity, getActivityNotice } from './get-activity.ts';
export { findActivitiesOn, getFeatures, isActivityOn } from './get-features.ts';
export { getInstitution } from './get-institution.ts';
export { getSelfService } from './get-self-service.ts';
export { listEvents } from './list-events.ts';
export { listQuestions, listTexts } from './list-texts.ts';
export { readSettings, type Settings } from './settings.ts';
