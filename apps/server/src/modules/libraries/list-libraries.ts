import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findLibraries } from './repository.ts';

export function listLibraries(db: Db): UseCase<typeof endpoints.listLibraries> {
  return async ({ query }) => ({
    status: 200,
    body: (await findLibraries(db, query.campus)).map((library) => ({
      cod_biblioteca: library.id,
      desc_biblioteca: library.name,
      cod_campus: library.campus_id,
      endereco: library.address,
      horario: library.opening_hours,
      telefone: library.phone,
      email: library.email,
    })),
  });
}
