import { defineUseCases } from '../define-use-cases.ts';
import { getTitleMetadata } from './get-title-metadata.ts';

/** Use cases behind the calls of titles described for machines. */
export const useCases = defineUseCases((context) => ({
  getTitleMetadata: getTitleMetadata(context),
}));
