import { defineUseCases } from '../../define-use-cases.ts';
import { closeInEmergency } from './close-in-emergency.ts';
import { changeOpeningCalendar, getOpeningCalendar } from './edit-opening-calendar.ts';
import { listOpenings } from './list-openings.ts';
import { listNationalHolidays } from './list-national-holidays.ts';

/** Use cases behind the calls of the opening calendar. */
export const useCases = defineUseCases((context) => ({
  getOpeningCalendar: getOpeningCalendar(context.db),
  changeOpeningCalendar: changeOpeningCalendar(context),
  listNationalHolidays: listNationalHolidays(),
  listOpenings: listOpenings(context),
  closeInEmergency: closeInEmergency(context),
}));
