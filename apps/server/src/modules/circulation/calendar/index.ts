export { openingCalendar, type OpeningCalendar, type OpeningEntry } from './opening-calendar.ts';
