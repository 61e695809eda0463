import { activities } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  demoAuthorities,
  demoCampuses,
  demoCollections,
  demoCoversFolder,
  demoAreas,
  demoDatabases,
  demoLibraries,
  demoLoanTypes,
  demoLocations,
  demoRecords,
  type DemoCode,
} from '@estante/database/demo';
import { writeCirculation } from './circulation.ts';
import { dateInclusions } from './holdings.ts';
import { loadedKey } from './is-demo-network.ts';
import { writeFrontShelves, writeLoansOfMonth } from './front-shelves.ts';
import { writeInterests } from './interests.ts';
import { demoSettings, writeInstitutionTexts } from './institution.ts';
import { writeLists } from './lists.ts';
import { writeMessages, writeTitleComments, writeVendors } from './messages.ts';
import { writeNetworkInstitutions } from './network-institutions.ts';
import { writeOrders } from './orders.ts';
import { writePeople } from './people.ts';
import { writeRequests } from './requests.ts';
import { writeSerialIssues } from './serials.ts';
import { writeTeachingPlans } from './teaching-plans.ts';
import { writePrivacy } from './privacy.ts';
import type { Clock } from '../platform/clock.ts';
import { countMostLent } from '../modules/front-shelves/index.ts';
import { importCovers } from '../modules/covers/index.ts';
import { importFiles, sentenceOfReason, type ImportDeps } from '../modules/import/index.ts';

export interface DemoDeps {
  readonly db: Db;
  readonly pool: ImportDeps['pool'];
  readonly clock: Clock;
  readonly reportsFolder: string;
}

/** Makes an empty database the demo network's; leaves any other as it is. */
export async function loadDemoNetwork(
  deps: DemoDeps,
  progress: (step: string) => void,
): Promise<void> {
  const { db } = deps;
  const begun = await db
    .selectFrom('institution_setting')
    .select('value')
    .where('key', '=', loadedKey)
    .executeTakeFirst();
  if (begun?.value === true) return db.transaction().execute(writePeople);
  if (!begun && !(await isEmpty(db))) return;
  progress('Loading the demo network');
  if (!begun) await db.transaction().execute((trx) => writeNetwork(trx, deps.clock));
  await importRecords(deps);
  await importDemoCovers(deps);
  await db.transaction().execute(async (trx) => {
    await dateInclusions(trx, deps.clock);
    await writeTeachingPlans(trx, deps.clock);
    await writePeople(trx);
    await writeCirculation(trx, deps.clock);
    await writeLoansOfMonth(trx, deps.clock);
    await writeFrontShelves(trx);
    await writeMessages(trx, deps.clock);
    await writeOrders(trx, deps.clock);
    await writeTitleComments(trx, deps.clock);
    await writeSerialIssues(trx, deps.clock);
    await writeInterests(trx, deps.clock);
    await writeLists(trx, deps.clock);
    await writeRequests(trx, deps.clock);
    await writePrivacy(trx, deps.clock);
    await writeVendors(trx);
    await writeNetworkInstitutions(trx, deps.clock);
    const loaded = { value: JSON.stringify(true) };
    await trx.updateTable('institution_setting').set(loaded).where('key', '=', loadedKey).execute();
  });
  await countMostLent(deps);
}

/** Whether nobody has set anything up or imported anything. */
async function isEmpty(db: Db): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('library').select('id').limit(1).execute(),
    db.selectFrom('title').select('id').limit(1).execute(),
    db.selectFrom('institution_setting').select('key').limit(1).execute(),
  ]);
  return found.every((rows) => rows.length === 0);
}

async function writeNetwork(trx: Db, clock: Clock): Promise<void> {
  await writeInstitution(trx);
  await writeLibraries(trx);
  await trx.insertInto('collection').values(named(demoCollections)).execute();
  await trx.insertInto('location').values(named(demoLocations)).execute();
  await trx.insertInto('loan_type').values(named(demoLoanTypes)).execute();
  await writeDatabases(trx);
  await writeInstitutionTexts(trx, clock);
}

/** Imports the demo's records as every other record is imported. */
async function importRecords({ pool, clock, reportsFolder }: DemoDeps): Promise<void> {
  const result = await importFiles(
    { pool, clock, reportsFolder, sentenceOf: sentenceOfReason },
    {
      files: [
        { name: 'demo authorities', records: demoAuthorities() },
        { name: 'demo works', records: demoRecords() },
      ],
      library: null,
      source: 'demo',
      newLibraries: false,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  if (result.kind !== 'report' || result.report.setAsideFile) {
    throw new Error('a record of the demo network was set aside');
  }
}

async function importDemoCovers(deps: DemoDeps): Promise<void> {
  const report = await importCovers(
    { ...deps, sentenceOf: (reason) => reason },
    {
      folder: demoCoversFolder,
      source: 'demo',
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  if (report.setAsideFile) throw new Error('a cover of the demo network was set aside');
}

async function writeInstitution(db: Db): Promise<void> {
  const rows = Object.entries({ ...demoSettings, [loadedKey]: false }).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await db.insertInto('institution_setting').values(rows).execute();
  await db
    .updateTable('activity')
    .set({ enabled: true })
    .where('code', 'in', [activities.accountExchangeUsers, activities.accountPaperPost])
    .execute();
}

async function writeLibraries(db: Db): Promise<void> {
  const campuses = await db
    .insertInto('campus')
    .values(named(demoCampuses))
    .returning(['id', 'code'])
    .execute();
  const idOf = new Map(campuses.map(({ id, code }) => [code, id]));
  await db
    .insertInto('library')
    .values(
      demoLibraries.map(({ campus, hours, in: other, ...library }) => ({
        ...library,
        name_en: other.en,
        name_es: other.es,
        campus_id: idOf.get(campus) ?? 0,
        opening_hours: hours,
      })),
    )
    .execute();
}

function named(rows: readonly DemoCode[]) {
  return rows.map(({ code, name, in: { en: name_en, es: name_es } }) => ({
    code,
    name,
    name_en,
    name_es,
  }));
}

async function writeDatabases(db: Db): Promise<void> {
  const rows = demoDatabases.map(({ fullName = '', url, in: { en, es }, ...database }) => ({
    ...database,
    full_name: fullName,
    address: url,
    name_en: en.name ?? '',
    name_es: es.name ?? '',
    area_en: demoAreas[database.area]?.en ?? '',
    area_es: demoAreas[database.area]?.es ?? '',
    description_en: en.description,
    description_es: es.description,
  }));
  await db.insertInto('database_resource').values(rows).execute();
}
