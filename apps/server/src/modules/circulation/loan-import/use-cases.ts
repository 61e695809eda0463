import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { importLoans } from './import-loans.ts';

/** Use case behind the call of loans brought in from a file. */
export function useCases(context: Context) {
  return {
    importLoans: importLoans(context),
  } satisfies Partial<UseCases>;
}
