import type { Db } from '@estante/database';
import { sql } from 'kysely';

const parts = [
  'unit_id',
  'course_id',
  'discipline_id',
  'professor_id',
  'year',
  'semester',
  'period',
] as const;

type Part = 'unit_id' | 'course_id' | 'discipline_id' | 'professor_id';

/**
 * Joins plans that would be the same but for this part, before it becomes one: what only one of them lists comes after
 * what the other does.
 */
export async function joinPlans(trx: Db, part: Part, from: number, into: number): Promise<void> {
  const others = parts.filter((one) => one !== part);
  const same = others.map((one) => sql`a.${sql.ref(one)} is not distinct from b.${sql.ref(one)}`);
  const { rows } = await sql<{ from: number; into: number }>`
    select a.id as from, b.id as into from teaching_plan a join teaching_plan b
      on a.${sql.ref(part)} = ${from} and b.${sql.ref(part)} = ${into}
        and ${sql.join(same, sql` and `)}`.execute(trx);
  for (const plans of rows) await joinReadings(trx, plans);
}

async function joinReadings(
  trx: Db,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await sql`insert into bibliography_item (plan_id, position, kind, title_id, citation)
    select ${into}, (select coalesce(max(position), 0) from bibliography_item where plan_id = ${into})
      + row_number() over (order by i.position), i.kind, i.title_id, i.citation
    from bibliography_item i where i.plan_id = ${from} and not exists (
      select from bibliography_item o where o.plan_id = ${into}
        and (o.citation = i.citation or o.title_id = i.title_id))`.execute(trx);
  await trx
    .updateTable('teaching_plan as p')
    .set((of) => ({
      vacancies: sql<number | null>`greatest(p.vacancies, ${of
        .selectFrom('teaching_plan')
        .select('vacancies')
        .where('id', '=', from)})`,
    }))
    .where('p.id', '=', into)
    .execute();
  await trx.deleteFrom('teaching_plan').where('id', '=', from).execute();
}
