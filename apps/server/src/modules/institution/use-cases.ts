import { defineUseCases } from '../define-use-cases.ts';
import { changeAppearance, getAppearance } from './edit-appearance.ts';
import { changeCaptcha, getCaptcha } from './edit-captcha.ts';
import { changeEvents, getEvents } from './edit-events.ts';
import { changeSwitches, getSwitches } from './edit-features.ts';
import { changeNames, getNames } from './edit-names.ts';
import { changeNotices, getNotices } from './edit-notices.ts';
import { changeOpeningHours, getOpeningHours } from './edit-opening-hours.ts';
import { changeSettings, getSettings } from './edit-settings.ts';
import { changeTexts, getTexts } from './edit-texts.ts';
import { getActivity, getActivityNotice } from './get-activity.ts';
import { getFeatures } from './get-features.ts';
import { getInstitution } from './get-institution.ts';
import { getSelfService } from './get-self-service.ts';
import { listEvents } from './list-events.ts';
import { listQuestions, listTexts } from './list-texts.ts';

/** Use cases behind the calls of the institution: its texts, settings and switches. */
export const useCases = defineUseCases((context) => ({
  getInstitution: getInstitution(context.db, context.clock),
  getFeatures: getFeatures(context.db),
  getSelfService: getSelfService(context.db),
  getActivity: getActivity(context.db),
  getActivityNotice: getActivityNotice(context.db),
  listFirstSection: listTexts(context.db, 'first'),
  listSecondSection: listTexts(context.db, 'second'),
  listGeneralInformation: listTexts(context.db, 'general'),
  listQuestions: listQuestions(context.db),
  listInstitutionEvents: listEvents(context, 'institution'),
  listEventumEvents: listEvents(context, 'eventum'),
  getSettings: getSettings(context.db),
  changeSettings: changeSettings(context),
  getSwitches: getSwitches(context.db),
  changeSwitches: changeSwitches(context),
  getTexts: getTexts(context.db),
  changeTexts: changeTexts(context),
  getNotices: getNotices(context.db),
  changeNotices: changeNotices(context),
  getNames: getNames(context.db),
  changeNames: changeNames(context),
  getOpeningHours: getOpeningHours(context.db),
  changeOpeningHours: changeOpeningHours(context),
  getEvents: getEvents(context),
  changeEvents: changeEvents(context),
  getAppearance: getAppearance(context.db),
  changeAppearance: changeAppearance(context),
  getCaptcha: getCaptcha(context.db),
  changeCaptcha: changeCaptcha(context),
}));
