import { defineUseCases } from '../define-use-cases.ts';
import { listDatabases } from './list-databases.ts';

/** Use cases behind the calls of databases. */
export const useCases = defineUseCases((context) => ({
  listDatabases: listDatabases(context.db),
}));
