import { defineUseCases } from '../../define-use-cases.ts';
import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from './calendar-feed.ts';

/** Use cases behind the calls of the calendar feed. */
export const useCases = defineUseCases((context) => ({
  getCalendarFeed: getCalendarFeed(context),
  makeCalendarFeed: makeCalendarFeed(context),
  removeCalendarFeed: removeCalendarFeed(context),
}));
