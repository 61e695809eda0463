import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getTitleMetadata } from './get-title-metadata.ts';

/** Use cases behind the calls of titles described for machines. */
export function useCases(context: Context) {
  return {
    getTitleMetadata: getTitleMetadata(context),
  } satisfies Partial<UseCases>;
}
