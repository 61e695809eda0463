import { defineUseCases } from '../define-use-cases.ts';
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
export const useCases = defineUseCases((context) => ({
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
}));
