import { isSearchTab, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { activityName } from './activity-name.ts';

export function getFeatures(db: Db): UseCase<typeof endpoints.getFeatures> {
  return async (_request, { language }) => {
    const [activities, tabs] = await Promise.all([
      db.selectFrom('activity').selectAll().where('enabled', '=', true).orderBy('code').execute(),
      db
        .selectFrom('search_tab')
        .select('code')
        .where('enabled', '=', true)
        .orderBy('position')
        .execute(),
    ]);
    return {
      status: 200,
      body: {
        atividades: activities.map((one) => ({
          cod_atividade: one.code,
          descricao: activityName(one, language),
        })),
        guias: tabs.map(({ code }) => code).filter(isSearchTab),
      },
    };
  };
}

/** The codes of all features that are on. */
export async function findActivitiesOn(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('activity').select('code').where('enabled', '=', true).execute();
  return new Set(rows.map(({ code }) => code));
}

/** Whether a feature is on, asked anew each time: a switch takes effect at once. */
export async function isActivityOn(db: Db, code: number): Promise<boolean> {
  const row = await db
    .selectFrom('activity')
    .select('enabled')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.enabled ?? false;
}
