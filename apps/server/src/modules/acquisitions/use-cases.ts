import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { handleSuggestion } from './handle-suggestion.ts';
import { listSuggestions } from './list-suggestions.ts';
import { suggestAcquisition, suggestForCourse } from './suggest.ts';

/** What answers the calls of acquisition suggestions. */
export function useCases(context: Context) {
  return {
    suggestAcquisition: suggestAcquisition(context),
    suggestForCourse: suggestForCourse(context),
    listAcquisitionSuggestions: listSuggestions(context.db),
    handleAcquisitionSuggestion: handleSuggestion(context),
  } satisfies Partial<UseCases>;
}
