import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { presentLibrary } from './present-library.ts';
import { findLibraries } from './repository.ts';

export function listLibraries(db: Db): UseCase<typeof endpoints.listLibraries> {
  return async ({ query }, { language }) => ({
    status: 200,
    body: (await findLibraries(db, language, query.campus)).map(presentLibrary),
  });
}
