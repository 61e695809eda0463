import type { Language } from '@estante/contract';
import type { Db, EventCalendar } from '@estante/database';
import type { Asker } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';

interface EventDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function listEvents({ db, clock }: EventDeps, calendar: EventCalendar) {
  return async (_request: unknown, { language }: Asker) => {
    const events = await findEvents(db, calendar, clock.today().toString());
    const texts = await findTexts(
      db,
      events.map(({ id }) => id),
      language,
    );
    const body = events.flatMap((event) => {
      const text = texts.get(event.id);
      if (!text) return [];
      return {
        cod_evento: event.id,
        titulo: text.title,
        descricao: text.description,
        local: text.place,
        data_ini: event.starts_on,
        data_fim: event.ends_on,
        hora_ini: event.starts_at?.slice(0, 5) ?? '',
        link: event.address,
      };
    });
    return { status: 200 as const, body };
  };
}

function findEvents(db: Db, calendar: EventCalendar, today: string) {
  return db
    .selectFrom('event')
    .selectAll()
    .where('calendar', '=', calendar)
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .orderBy(
      (eb) => eb.ref('starts_at'),
      (order) => order.asc().nullsFirst(),
    )
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Texts of each event, in the language asked for, else in Portuguese. */
async function findTexts(db: Db, events: readonly number[], language: Language) {
  if (events.length === 0) return new Map<number, never>();
  const texts = await db
    .selectFrom('event_text')
    .selectAll()
    .where('event_id', 'in', events)
    .where('language', 'in', [language, 'pt'])
    .execute();
  const asked = texts.toSorted(
    (a, b) => Number(a.language === language) - Number(b.language === language),
  );
  return new Map(asked.map((text) => [text.event_id, text]));
}
