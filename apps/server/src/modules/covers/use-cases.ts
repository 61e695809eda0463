import { defineUseCases } from '../define-use-cases.ts';
import { changeCoverSources, getCoverSources } from './cover-sources.ts';
import {
  keepCover,
  listStaffCovers,
  refuseCover,
  replaceCover,
  reportCover,
} from './staff-covers.ts';

/** Use cases behind the calls about covers. */
export const useCases = defineUseCases((context) => ({
  reportCover: reportCover(context),
  listStaffCovers: listStaffCovers(context),
  keepCover: keepCover(context),
  refuseCover: refuseCover(context),
  replaceCover: replaceCover(context),
  getCoverSources: getCoverSources(context.db),
  changeCoverSources: changeCoverSources(context),
}));
