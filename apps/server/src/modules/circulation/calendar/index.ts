export { openingCalendar, type OpeningCalendar } from './opening-calendar.ts';
