import { defineUseCases } from '../define-use-cases.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getSetup } from './get-setup.ts';
import { setUp } from './set-up.ts';

/** Use cases behind the calls by which a network gets its first administrator. */
export const useCases = defineUseCases((context) => ({
  getFirstSteps: getFirstSteps(context),
  getSetup: getSetup(context.db),
  setUp: setUp(context),
}));
