import { sql } from 'kysely';
import { isSeenBy, type Sight } from '../staff-access/index.ts';

/** Tells titles in the order of the numbers given, those of a type of work where one is asked for. */
export async function tellTitles(sight: Sight, ids: readonly number[], workType?: string) {
  if (ids.length === 0) return [];
  const rows = await findTitles(sight, ids, workType);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(presentTitle);
}

function findTitles({ db, loginId }: Sight, ids: readonly number[], workType?: string) {
  return db
    .selectFrom('title as t')
    .select(['t.id', 't.withdrawn_at'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .select(sql<string>`coalesce(t.description ->> 'year', '')`.as('year'))
    .select(sql<string>`coalesce(t.description #>> '{agents,0,name}', '')`.as('author'))
    .select((eb) =>
      eb
        .selectFrom('copy as c')
        .whereRef('c.title_id', '=', 't.id')
        .where(isSeenBy(loginId, 'c.library_id'))
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .as('copies'),
    )
    .select(
      sql<boolean>`exists (select from title_withdrawal w
        join bibliographic_record r on r.title_id = w.title_id and r.is_primary
        where w.title_id = t.id and r.withdrawn_at is null)`.as('may_return'),
    )
    .where('t.id', 'in', [...ids])
    .$if(workType !== undefined, (q) => q.where('t.work_type', '=', workType ?? ''))
    .execute();
}

function presentTitle(row: Awaited<ReturnType<typeof findTitles>>[number]) {
  return {
    cod_acervo: row.id,
    titulo: row.title,
    autor: row.author,
    ano: row.year,
    retirado: row.withdrawn_at !== null,
    pode_voltar: row.may_return,
    exemplares: Number(row.copies),
  };
}
