import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from './calendar-feed.ts';

/** Use cases behind the calls of the calendar feed. */
export function useCases(context: Context) {
  return {
    getCalendarFeed: getCalendarFeed(context),
    makeCalendarFeed: makeCalendarFeed(context),
    removeCalendarFeed: removeCalendarFeed(context),
  } satisfies Partial<UseCases>;
}
