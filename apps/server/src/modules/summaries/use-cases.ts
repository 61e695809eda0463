import { defineUseCases } from '../define-use-cases.ts';
import { getSummary } from './get-summary.ts';

/** Use cases behind the calls of summaries of issues. */
export const useCases = defineUseCases((context) => ({
  getSummary: getSummary(context.db),
}));
