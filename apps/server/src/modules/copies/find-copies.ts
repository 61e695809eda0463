import { staffPageSize, type EndpointRequest, type endpoints } from '@estante/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { Context } from '../context.ts';
import { titlesOfWords } from '../catalogue/index.ts';
import { findUnit, isSeenBy, presentUnit, type Sight } from '../staff-access/index.ts';
import { findCopies } from './copy-rows.ts';
import { presentCopy } from './present-copy.ts';
import { stateNames } from './sayable.ts';
import { tellTitles } from './tell-titles.ts';

type Query = EndpointRequest<typeof endpoints.listStaffCopies>['query'];

/** Titles told by the words that were typed. */
const toldTitles = 10;

export function listStaffCopies({
  db,
  engine,
}: Pick<Context, 'db' | 'engine'>): UseCase<typeof endpoints.listStaffCopies> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const ids = await titlesMeant(engine, query, language);
    const asked = isAsked(query, ids);
    const [unit, rows, total, titulos] = await Promise.all([
      findUnit(sight),
      findCopies(sight, asked, {
        page: query.pagina,
        size: staffPageSize,
        scanned: query.texto,
      }),
      countCopies(sight, asked),
      tellTitles(sight, ids.slice(0, toldTitles), query.cod_tipo_obra),
    ]);
    const ofOthers = total === 0 ? await libraryOfOthers(sight, query.texto) : null;
    return {
      status: 200,
      body: {
        total,
        pagina: query.pagina,
        quantidade: staffPageSize,
        unidade: presentUnit(unit),
        exemplares: rows.map(presentCopy),
        titulos,
        de_outra_unidade: ofOthers,
      },
    };
  };
}

/** The title that is named, by its number or in the address, else those of the words. */
async function titlesMeant(
  engine: Context['engine'],
  { texto, acervo, cod_tipo_obra: workType }: Query,
  language: Sight['language'],
): Promise<readonly number[]> {
  if (acervo !== undefined) return [acervo];
  if (texto === '') return [];
  const ids = await titlesOfWords(engine, texto, { language, most: 100, workType });
  const number = /^[1-9]\d{0,8}$/.test(texto) ? [Number(texto)] : [];
  return [...new Set([...number, ...ids])];
}

const stateOf = new Map(Object.entries(stateNames).map(([state, name]) => [name, state]));

function isAsked({ texto, acervo, biblioteca, situacao }: Query, ids: readonly number[]) {
  const conditions: RawBuilder<SqlBool>[] = [
    ...(acervo === undefined && texto === ''
      ? []
      : [
          sql<SqlBool>`(c.title_id = any(${[...ids]}::integer[])
            or (${texto} <> '' and upper(c.barcode) = upper(${texto})))`,
        ]),
    ...(biblioteca === undefined ? [] : [sql<SqlBool>`c.library_id = ${biblioteca}`]),
    ...(situacao === undefined ? [] : [sql<SqlBool>`c.state = ${stateOf.get(situacao)}`]),
  ];
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

async function countCopies({ db, loginId }: Sight, asked: RawBuilder<SqlBool>): Promise<number> {
  const row = await db
    .selectFrom('copy as c')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(isSeenBy(loginId, 'c.library_id'))
    .where(asked)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Library of the copy with a code of which the asker sees nothing; null for none. */
async function libraryOfOthers(
  { db, loginId, language }: Sight,
  barcode: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('copy as c')
    .innerJoin('library as u', 'u.id', 'c.library_id')
    .select(nameIn('u', language).as('name'))
    .where(sql<SqlBool>`upper(c.barcode) = upper(${barcode})`)
    .where(sql<SqlBool>`not ${isSeenBy(loginId, 'c.library_id')}`)
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}
