import type { SearchTab } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

/**
 * Tabs of the search page that have nothing of what they are about. The types stand in the statement: as values
 * beside it they leave its kept plan without the index of the few titles of these types, and it reads them all.
 */
export async function findEmptyTabs(db: Db): Promise<ReadonlySet<SearchTab>> {
  const has = await db
    .selectNoFrom((eb) => {
      const ofType = (type: string) =>
        eb.exists(eb.selectFrom('title').select('id').where('work_type', '=', sql.lit(type)));
      return [
        ofType('serial').as('periodicos'),
        ofType('archive').as('arquivo'),
        ofType('normative-act').as('atos-normativos'),
        ofType('standard').as('normas'),
        eb.exists(eb.selectFrom('authority').select('id')).as('autoridades'),
        eb.exists(eb.selectFrom('teaching_plan').select('id')).as('plano-ensino'),
        eb.exists(eb.selectFrom('database_resource').select('id')).as('bases-de-dados'),
      ];
    })
    .executeTakeFirstOrThrow();
  const tabs = Object.keys(has) as (keyof typeof has)[];
  return new Set(tabs.filter((tab) => !has[tab]));
}
