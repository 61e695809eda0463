import type { SearchTab } from '@estante/contract';
import type { Db } from '@estante/database';

/** Tabs of the search page that have nothing of what they are about. */
export async function findEmptyTabs(db: Db): Promise<ReadonlySet<SearchTab>> {
  const has = await db
    .selectNoFrom((sql) => {
      const ofType = (type: string) =>
        sql.exists(sql.selectFrom('title').select('id').where('work_type', '=', type));
      return [
        ofType('serial').as('periodicos'),
        ofType('archive').as('arquivo'),
        ofType('normative-act').as('atos-normativos'),
        ofType('standard').as('normas'),
        sql.exists(sql.selectFrom('authority').select('id')).as('autoridades'),
        sql.exists(sql.selectFrom('teaching_plan').select('id')).as('plano-ensino'),
        sql.exists(sql.selectFrom('database_resource').select('id')).as('bases-de-dados'),
      ];
    })
    .executeTakeFirstOrThrow();
  const tabs = Object.keys(has) as (keyof typeof has)[];
  return new Set(tabs.filter((tab) => !has[tab]));
}
