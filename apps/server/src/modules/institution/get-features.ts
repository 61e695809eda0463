import {
  accountPages,
  activities,
  isSearchTab,
  type endpoints,
  type SearchTab,
} from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { activityName } from './activity-name.ts';
import { findEmptyTabs } from './empty-tabs.ts';
import { readSettings } from './settings.ts';

export function getFeatures(db: Db): UseCase<typeof endpoints.getFeatures> {
  return async (_request, { language }) => {
    const [on, guias, empty] = await Promise.all([
      readActivitiesOn(db),
      findTabsOn(db),
      findEmptyTabs(db),
    ]);
    return {
      status: 200,
      body: {
        atividades: on.map((one) => ({
          cod_atividade: one.code,
          descricao: activityName(one, language),
        })),
        guias,
        guias_vazias: guias.filter((tab) => empty.has(tab)),
      },
    };
  };
}

const pagesOfAccount: ReadonlySet<number> = new Set(accountPages.map(({ activity }) => activity));

/** Activities that are on; pages of the personal area are not while the area itself is off. */
async function readActivitiesOn(db: Db) {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('code')
    .execute();
  const hasArea = rows.some(({ code }) => code === activities.personalArea);
  return hasArea ? rows : rows.filter(({ code }) => !pagesOfAccount.has(code));
}

/** The codes of all features that are on. */
export async function findActivitiesOn(db: Db): Promise<ReadonlySet<number>> {
  return new Set((await readActivitiesOn(db)).map(({ code }) => code));
}

/** Whether a feature is on, asked anew each time: a switch takes effect at once. */
export async function isActivityOn(db: Db, code: number): Promise<boolean> {
  const needed = pagesOfAccount.has(code) ? [code, activities.personalArea] : [code];
  const rows = await db
    .selectFrom('activity')
    .select('code')
    .where('code', 'in', needed)
    .where('enabled', '=', true)
    .execute();
  return rows.length === needed.length;
}

/**
 * Tabs that are on, in their order. That of the network searches other institutions, or leads to a
 * catalogue elsewhere: it needs either.
 */
async function findTabsOn(db: Db): Promise<SearchTab[]> {
  const [rows, { networkCatalogueUrl }, institution] = await Promise.all([
    db
      .selectFrom('search_tab')
      .select('code')
      .where('enabled', '=', true)
      .orderBy('position')
      .execute(),
    readSettings(db),
    db.selectFrom('network_institution').select('id').limit(1).executeTakeFirst(),
  ]);
  const tabs = rows.map(({ code }) => code).filter(isSearchTab);
  const hasNetwork = networkCatalogueUrl !== '' || institution !== undefined;
  return tabs.filter((tab) => tab !== 'rede' || hasNetwork);
}

/** Whether a tab of the search page is on, asked anew each time. */
export async function isTabOn(db: Db, tab: SearchTab): Promise<boolean> {
  const row = await db
    .selectFrom('search_tab')
    .select('enabled')
    .where('code', '=', tab)
    .executeTakeFirst();
  return row?.enabled ?? false;
}
