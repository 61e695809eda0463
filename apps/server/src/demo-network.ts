import type { Db } from '@estante/database';
import { activities, searchTabs } from '@estante/contract';
import {
  demoCampuses,
  demoCollections,
  demoInstitution,
  demoLibraries,
  demoLoanTypes,
  demoLocations,
} from '@estante/database/demo';
import type { Clock } from './platform/clock.ts';
import type { Settings } from './modules/institution/index.ts';

/** Makes an empty database the demo network's; leaves any other as it is. */
export async function loadDemoNetwork(
  db: Db,
  clock: Clock,
  progress: (step: string) => void,
): Promise<void> {
  const library = await db.selectFrom('library').select('id').limit(1).executeTakeFirst();
  if (library) return;
  progress('Loading the demo network');
  await db.transaction().execute(async (trx) => {
    await writeInstitution(trx);
    await writeLibraries(trx);
    await trx.insertInto('collection').values(named(demoCollections)).execute();
    await trx.insertInto('location').values(named(demoLocations)).execute();
    await trx.insertInto('loan_type').values(named(demoLoanTypes)).execute();
  });
}

async function writeInstitution(db: Db): Promise<void> {
  const settings: Partial<Settings> = {
    companyCode: 1,
    initials: demoInstitution.initials,
    name: demoInstitution.name,
    supportMessage: demoInstitution.email,
    privacyUrl: `${demoInstitution.url}/privacidade`,
  };
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await db.insertInto('institution_setting').values(rows).execute();
  await db
    .insertInto('search_tab')
    .values(searchTabs.map((code, position) => ({ code, position, enabled: true })))
    .execute();
  await db
    .insertInto('activity')
    .values([
      { code: activities.titleCopies, description: 'Exemplares', enabled: true },
      { code: activities.logo, description: 'Logotipo', enabled: true },
    ])
    .execute();
}

async function writeLibraries(db: Db): Promise<void> {
  const campuses = await db
    .insertInto('campus')
    .values(demoCampuses.map(({ code, name }) => ({ code, name })))
    .returning(['id', 'code'])
    .execute();
  const idOf = new Map(campuses.map(({ id, code }) => [code, id]));
  await db
    .insertInto('library')
    .values(
      demoLibraries.map(({ campus, hours, ...library }) => ({
        ...library,
        campus_id: idOf.get(campus) ?? 0,
        opening_hours: hours,
      })),
    )
    .execute();
}

function named(rows: readonly { readonly code: string; readonly name: string }[]) {
  return rows.map(({ code, name }) => ({ code, name }));
}
