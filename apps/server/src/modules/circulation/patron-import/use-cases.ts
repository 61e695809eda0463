import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { importPatrons } from './import-patrons.ts';

/** Use case behind the call of patrons brought in from a file. */
export function useCases(context: Context) {
  return {
    importPatrons: importPatrons(context),
  } satisfies Partial<UseCases>;
}
