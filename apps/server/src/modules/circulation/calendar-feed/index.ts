export { readCalendar } from './calendar-feed.ts';
export { useCases } from './use-cases.ts';
