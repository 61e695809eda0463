import { defineUseCases } from '../../define-use-cases.ts';
import { listSuspensions } from './list-suspensions.ts';

/** Use cases behind the calls of suspensions. */
export const useCases = defineUseCases((context) => ({
  listSuspensions: listSuspensions(context),
}));
