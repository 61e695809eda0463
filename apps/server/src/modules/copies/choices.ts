import type { endpoints } from '@estante/contract';
import { sql } from 'kysely';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { Context } from '../context.ts';
import { isSeenBy, type Sight } from '../staff-access/index.ts';

type Table = 'library' | 'collection' | 'location' | 'loan_type';

function names({ db, language }: Sight, table: Table) {
  return sql<{ codigo: number; descricao: string }>`
    select n.id as codigo, ${nameIn('n', language)} as descricao from ${sql.table(table)} n
    order by descricao, n.id`.execute(db);
}

/** Names of the entries of each list, in the language of the asker. */
export async function readChoices(sight: Sight) {
  const [bibliotecas, colecoes, localizacoes, tipos_emprestimo] = await Promise.all([
    names(sight, 'library'),
    names(sight, 'collection'),
    names(sight, 'location'),
    names(sight, 'loan_type'),
  ]);
  return {
    bibliotecas: bibliotecas.rows,
    colecoes: colecoes.rows,
    localizacoes: localizacoes.rows,
    tipos_emprestimo: tipos_emprestimo.rows,
  };
}

export type Choices = Awaited<ReturnType<typeof readChoices>>;

export function getCopyChoices({
  db,
}: Pick<Context, 'db'>): UseCase<typeof endpoints.getCopyChoices> {
  return async (_request, { person: { loginId }, language }) => {
    const choices = await readChoices({ db, loginId, language });
    const own = await db
      .selectFrom('library as n')
      .select('n.id')
      .where(isSeenBy(loginId, 'n.id'))
      .orderBy('n.id')
      .execute();
    return { status: 200, body: { ...choices, proprias: own.map(({ id }) => id) } };
  };
}
