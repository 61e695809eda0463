export {
  getCalendarFeed,
  makeCalendarFeed,
  readCalendar,
  removeCalendarFeed,
} from './calendar-feed.ts';
