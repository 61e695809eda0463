import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { titlesOfWords } from '../../catalogue/index.ts';
import type { Context } from '../../context.ts';

/** Titles told of those that were found. */
const told = 10;

/** Finds titles for the desk. A bar code, or a number, names its title before words do. */
export function findDeskTitles({
  db,
  engine,
}: Pick<Context, 'db' | 'engine'>): UseCase<typeof endpoints.findDeskTitles> {
  return async ({ query: { texto } }, { language }) => {
    if (texto === '') return { status: 200, body: { titulos: [] } };
    const named = await findNamed(db, texto);
    const found =
      named.length > 0 ? named : await titlesOfWords(engine, texto, { language, most: told });
    return { status: 200, body: { titulos: await tellTitles(db, found.slice(0, told)) } };
  };
}

async function findNamed(db: Db, text: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('copy as c')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .where('t.withdrawn_at', 'is', null)
    .where(sql<boolean>`upper(c.barcode) = upper(${text})`)
    .select('t.id')
    .distinct()
    .execute();
  const number = /^[1-9]\d{0,8}$/.test(text) ? [Number(text)] : [];
  return rows.length > 0 ? rows.map(({ id }) => id) : await findLiving(db, number);
}

async function findLiving(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  return (await tellTitles(db, ids)).map(({ cod_acervo }) => cod_acervo);
}

async function tellTitles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('title as t')
    .select('t.id as cod_acervo')
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('titulo'))
    .select(sql<string>`coalesce(t.description #>> '{agents,0,name}', '')`.as('autor'))
    .select(sql<string>`coalesce(t.description ->> 'year', '')`.as('ano'))
    .where('t.id', 'in', [...ids])
    .where('t.withdrawn_at', 'is', null)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.cod_acervo) - ids.indexOf(other.cod_acervo));
}
