import { defineUseCases } from '../../define-use-cases.ts';
import { importPatrons } from './import-patrons.ts';

/** Use case behind the call of patrons brought in from a file. */
export const useCases = defineUseCases((context) => ({
  importPatrons: importPatrons(context),
}));
