import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { changeCoverSources, getCoverSources } from './cover-sources.ts';
import {
  keepCover,
  listStaffCovers,
  refuseCover,
  replaceCover,
  reportCover,
} from './staff-covers.ts';

/** Use cases behind the calls about covers. */
export function useCases(context: Context) {
  return {
    reportCover: reportCover(context),
    listStaffCovers: listStaffCovers(context),
    keepCover: keepCover(context),
    refuseCover: refuseCover(context),
    replaceCover: replaceCover(context),
    getCoverSources: getCoverSources(context.db),
    changeCoverSources: changeCoverSources(context),
  } satisfies Partial<UseCases>;
}
