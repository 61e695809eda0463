import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';

const { compare } = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

const accesses = { open: 'livre', subscription: 'assinatura' } as const;

export function listDatabases(db: Db): UseCase<typeof endpoints.listDatabases> {
  return async () => {
    const rows = await db.selectFrom('database_resource').selectAll().execute();
    const body = rows
      .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
      .map((row) => ({
        cod_base: row.id,
        nome: row.name,
        nome_completo: row.full_name,
        area: row.area,
        descricao: row.description,
        endereco: row.address,
        acesso: accesses[row.access],
      }));
    return { status: 200, body };
  };
}
