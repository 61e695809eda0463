import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { listDatabases } from './list-databases.ts';

/** Use cases behind the calls of databases. */
export function useCases(context: Context) {
  return {
    listDatabases: listDatabases(context.db),
  } satisfies Partial<UseCases>;
}
