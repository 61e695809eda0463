import { inspect } from 'node:util';
import { isForOperators } from '../platform/start-error.ts';

/** What the operator can mend in its own words; a fault of the program with all there is to know. */
export function explainFailure(error: unknown): string {
  return isForOperators(error) ? error.message : inspect(error);
}
