import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../../platform/sql/name-in.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Sight } from '../../staff-access/index.ts';

interface Library {
  readonly id: number;
  readonly name: string;
}

/** Gets the desk. Staff who have been given it work at that of any library: which it is, is told with each act. */
export function getDesk({ db }: { readonly db: Db }): UseCase<typeof endpoints.getDesk> {
  return async (_request, { person: { loginId }, language }) => {
    const libraries = await desks(db, language).orderBy('name').orderBy('b.id').execute();
    const own = await findDeskLibrary({ db, loginId, language });
    if (!own) throw new Error(`login ${loginId} is of no library`);
    return { status: 200, body: { propria: present(own), bibliotecas: libraries.map(present) } };
  };
}

const present = ({ id, name }: Library) => ({ cod_biblioteca: id, desc_biblioteca: name });

const desks = (db: Db, language: Language) =>
  db.selectFrom('library as b').select(['b.id', nameIn('b', language).as('name')]);

/** The library that was named, else that of the login; null: there is no such library. */
export async function findDeskLibrary(
  { db, loginId, language }: Sight,
  named?: number,
): Promise<Library | null> {
  const library =
    named === undefined
      ? desks(db, language)
          .innerJoin('login as l', 'l.library_id', 'b.id')
          .where('l.id', '=', loginId)
      : desks(db, language).where('b.id', '=', named);
  return (await library.executeTakeFirst()) ?? null;
}
