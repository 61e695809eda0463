import type { endpoints, ImportCodeList } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { CodeTable } from '../import/index.ts';
import type { RunOptions } from './run.ts';

/** Body with which the task of an import is started. */
export type Body = Parameters<UseCase<typeof endpoints.startImportRun>>[0]['body'];

/** Options of an import as it keeps them. */
export function optionsOf({ opcoes }: Body): RunOptions {
  return {
    libraryId: opcoes.cod_biblioteca,
    mapped: opcoes.bibliotecas.map(({ codigo, cod_biblioteca }) => ({
      code: codigo,
      libraryId: cod_biblioteca,
    })),
    codes: opcoes.siglas.map(({ lista, codigo, cod_entrada }) => ({
      table: tableOf[lista],
      code: codigo,
      entryId: cod_entrada,
    })),
    newLibraries: opcoes.cria_bibliotecas,
    source: opcoes.fonte,
    charset: opcoes.caracteres,
    items: opcoes.itens,
  };
}

/** Whether all libraries that options name are there. */
export async function areLibraries(db: Db, { libraryId, mapped }: RunOptions): Promise<boolean> {
  const named = new Set(mapped.map((one) => one.libraryId));
  if (libraryId !== null) named.add(libraryId);
  if (named.size === 0) return true;
  const found = await db
    .selectFrom('library')
    .select('id')
    .where('id', 'in', [...named])
    .execute();
  return found.length === named.size;
}

const tableOf = {
  tipo_emprestimo: 'loan_type',
  colecao: 'collection',
  localizacao: 'location',
} as const satisfies Record<ImportCodeList, CodeTable>;

/** Whether all entries that options give to codes are there. */
export async function areEntries(db: Db, { codes }: RunOptions): Promise<boolean> {
  for (const [table, some] of Map.groupBy(codes, (one) => one.table)) {
    const named = new Set(some.map(({ entryId }) => entryId));
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...named])
      .execute();
    if (found.length < named.size) return false;
  }
  return true;
}
