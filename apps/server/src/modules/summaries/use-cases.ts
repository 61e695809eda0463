import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getSummary } from './get-summary.ts';

/** Use cases behind the calls of summaries of issues. */
export function useCases(context: Context) {
  return {
    getSummary: getSummary(context.db),
  } satisfies Partial<UseCases>;
}
