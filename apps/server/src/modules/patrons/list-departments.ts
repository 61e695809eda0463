import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findDepartments } from './repository.ts';

export function listDepartments(db: Db): UseCase<typeof endpoints.listDepartments> {
  return async (_request, { person: { personId }, language }) => {
    const rows = await findDepartments(db, personId, language);
    const body = rows.map(({ code, name }) => ({
      cod_departamento: code,
      desc_departamento: name,
    }));
    return { status: 200, body };
  };
}
