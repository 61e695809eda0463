import type { Db } from '@estante/database';
import {
  demoEvents,
  demoOpeningHours,
  demoInstitution,
  demoServicePoints,
  demoServices,
  demoTexts,
  type DemoEvent,
} from '@estante/database/demo';
import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../modules/institution/index.ts';

const languages = ['pt', 'en', 'es'] as const;

export const demoSettings: Partial<Settings> = {
  companyCode: 1,
  initials: demoInstitution.initials,
  name: demoInstitution.name,
  supportMessage: demoInstitution.email,
  privacyUrl: `${demoInstitution.url}/privacidade`,
  networkCatalogueUrl: `${demoInstitution.url}/rede`,
  icapUrl: `${demoInstitution.url}/icap`,
  serialSummaries: true,
  bookSummaries: true,
};

/** Writes what the demo institution tells its readers: texts, opening hours, service points, events. */
export async function writeInstitutionTexts(db: Db, clock: Clock): Promise<void> {
  const texts = demoTexts.flatMap(({ section, in: told }, position) =>
    languages.map((language) => {
      const [title, body] = told[language];
      return { section, language, position, title, body };
    }),
  );
  await db.insertInto('institution_text').values(texts).execute();
  await writeServices(db);
  for (const event of demoEvents) await writeEvent(db, clock, event);
}

async function writeServices(db: Db): Promise<void> {
  const libraries = await db.selectFrom('library').select(['id', 'code']).execute();
  const idOf = new Map(libraries.map(({ id, code }) => [code, id]));
  const rows = demoServices.flatMap(({ library, ...hours }) =>
    (['en', 'es'] as const).map((language) => ({
      library_id: idOf.get(library) ?? 0,
      language,
      hours: hours[language],
    })),
  );
  await db.insertInto('library_service').values(rows).execute();
  const times = demoOpeningHours.flatMap(({ library, weekdays, opens, closes }) =>
    weekdays.map((weekday) => ({
      library_id: idOf.get(library) ?? 0,
      weekday,
      opens_at: opens,
      closes_at: closes,
    })),
  );
  await db.insertInto('opening_hour').values(times).execute();
  const points = demoServicePoints.map(({ library, name, in: { en: name_en, es: name_es } }) => ({
    library_id: idOf.get(library) ?? 0,
    name,
    name_en,
    name_es,
  }));
  await db.insertInto('service_point').values(points).execute();
}

async function writeEvent(db: Db, clock: Clock, event: DemoEvent): Promise<void> {
  const first = clock.today().add({ days: event.inDays });
  const { id } = await db
    .insertInto('event')
    .values({
      calendar: event.calendar,
      starts_on: first.toString(),
      ends_on: first.add({ days: event.days - 1 }).toString(),
      starts_at: event.startsAt ?? null,
      address: event.address ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = languages.map((language) => {
    const [title, description, place] = event.in[language];
    return { event_id: id, language, title, description, place };
  });
  await db.insertInto('event_text').values(texts).execute();
}
