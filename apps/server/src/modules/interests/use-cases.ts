import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { addInterests, extendInterests, listInterests, removeInterest } from './interests.ts';
import { getInterestAreas } from './list-areas.ts';
import { listInterestTitles } from './interest-titles.ts';
import { searchInterests } from './search-interests.ts';
import {
  addSerialInterests,
  changeSerialInterest,
  listSerialInterests,
  removeSerialInterest,
  searchSerialInterests,
} from './serial-interests.ts';
import {
  addWorkTypeInterests,
  changeWorkTypeInterest,
  listWorkTypeInterests,
  removeWorkTypeInterest,
} from './work-type-interests.ts';

/** Use cases behind the calls of profiles of interest. */
export function useCases(context: Context) {
  return {
    getInterestAreas: getInterestAreas(context),
    listInterests: listInterests(context),
    addInterests: addInterests(context),
    removeInterest: removeInterest(context),
    searchInterests: searchInterests(context),
    extendInterests: extendInterests(context),
    listSerialInterests: listSerialInterests(context),
    addSerialInterests: addSerialInterests(context),
    changeSerialInterest: changeSerialInterest(context),
    removeSerialInterest: removeSerialInterest(context),
    searchSerialInterests: searchSerialInterests(context),
    listWorkTypeInterests: listWorkTypeInterests(context),
    addWorkTypeInterests: addWorkTypeInterests(context),
    changeWorkTypeInterest: changeWorkTypeInterest(context),
    removeWorkTypeInterest: removeWorkTypeInterest(context),
    listInterestTitles: listInterestTitles(context),
  } satisfies Partial<UseCases>;
}
