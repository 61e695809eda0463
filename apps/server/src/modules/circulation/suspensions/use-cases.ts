import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { listSuspensions } from './list-suspensions.ts';

/** Use cases behind the calls of suspensions. */
export function useCases(context: Context) {
  return {
    listSuspensions: listSuspensions(context),
  } satisfies Partial<UseCases>;
}
