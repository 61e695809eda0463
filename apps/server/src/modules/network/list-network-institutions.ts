import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { logoOf, stateOf } from './present-institution.ts';
import { findInstitutions } from './repository.ts';

const { compare } = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

export function listNetworkInstitutions(db: Db): UseCase<typeof endpoints.listNetworkInstitutions> {
  return async () => {
    const rows = await findInstitutions(db);
    const body = rows
      .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
      .map((row) => ({
        cod_instituicao: row.id,
        nome: row.name,
        logotipo: logoOf(row),
        situacao: stateOf(row),
        titulos: row.titles,
        colhido_em: row.harvestedAt?.toISOString() ?? null,
      }));
    return { status: 200, body };
  };
}
