import { defineUseCases } from '../../define-use-cases.ts';
import { importLoans } from './import-loans.ts';

/** Use case behind the call of loans brought in from a file. */
export const useCases = defineUseCases((context) => ({
  importLoans: importLoans(context),
}));
