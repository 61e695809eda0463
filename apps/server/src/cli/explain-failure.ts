import { inspect } from 'node:util';
import { isForOperators } from '../platform/start/start-error.ts';

/** An error in its own words where the operator can mend it, else with its stack. */
export function explainFailure(error: unknown): string {
  return isForOperators(error) ? error.message : inspect(error);
}
