import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findCampuses } from './repository.ts';

export function listCampuses(db: Db): UseCase<typeof endpoints.listCampuses> {
  return async (_request, { language }) => ({
    status: 200,
    body: (await findCampuses(db, language)).map(({ id, name }) => ({
      cod_campus: id,
      nome_campus: name,
    })),
  });
}
