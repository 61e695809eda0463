import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';
import { codeTables, listNames } from '../import/index.ts';

/** Lists the entries that a code of a file may mean, of each list whose codes copies say. */
export function listEntries(db: Db, language: Language) {
  return Promise.all(
    codeTables.map(async (table) => ({
      lista: listNames[table],
      entradas: await db
        .selectFrom(`${table} as e`)
        .select(['e.id as cod_entrada', 'e.code as sigla', nameIn('e', language).as('nome')])
        .orderBy('e.name')
        .orderBy('e.id')
        .execute(),
    })),
  );
}
