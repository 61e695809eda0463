import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getSetup } from './get-setup.ts';
import { setUp } from './set-up.ts';

/** Use cases behind the calls by which a network gets its first administrator. */
export function useCases(context: Context) {
  return {
    getFirstSteps: getFirstSteps(context),
    getSetup: getSetup(context.db),
    setUp: setUp(context),
  } satisfies Partial<UseCases>;
}
