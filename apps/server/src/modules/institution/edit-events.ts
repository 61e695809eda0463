import { languages, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { findUnknown, refuseField } from './field-fault.ts';

type Event = z.output<(typeof endpoints.getEvents)['responses'][200]>['eventos'][number];

const calendars = { institucional: 'institution', eventum: 'eventum' } as const;

/** Events that have not ended: the others are history, and stay as they are. */
function partOf({ clock }: Pick<EditDeps, 'clock'>) {
  const read = async (db: Db) => ({ eventos: await readEvents(db, clock.today().toString()) });
  return { area: 'events', read };
}

export function getEvents(
  deps: Pick<EditDeps, 'db' | 'clock'>,
): UseCase<typeof endpoints.getEvents> {
  return async () => ({ status: 200, body: await readPart(deps.db, partOf(deps)) });
}

export function changeEvents(deps: EditDeps): UseCase<typeof endpoints.changeEvents> {
  const part = partOf(deps);
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const there = (await part.read(trx)).eventos.map((one) => one.cod_evento);
        const kept = body.eventos.flatMap(({ cod_evento: id }) => (id === null ? [] : [id]));
        const known = new Set(there.filter((id) => id !== null));
        const wrong = findUnknown(body.eventos, (one) => one.cod_evento, known);
        if (wrong) {
          const { at, key, isTwice } = wrong;
          const fault = isTwice ? 'twice' : 'event';
          return refuseField({ field: `eventos.${at}.cod_evento`, fault, value: key }, language);
        }
        const gone = there.flatMap((id) => (id === null || kept.includes(id) ? [] : [id]));
        if (gone.length > 0) await trx.deleteFrom('event').where('id', 'in', gone).execute();
        for (const event of body.eventos) await writeEvent(trx, event);
        return null;
      },
    });
}

async function readEvents(db: Db, today: string): Promise<Event[]> {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  const texts = await db
    .selectFrom('event_text as t')
    .innerJoin('event as e', 'e.id', 't.event_id')
    .selectAll('t')
    .where('e.ends_on', '>=', today)
    .execute();
  return events.map((event) => {
    const of = (language: Language) => {
      const row = texts.find((one) => one.event_id === event.id && one.language === language);
      const { title = '', description = '', place = '' } = row ?? {};
      return { titulo: title, descricao: description, local: place };
    };
    return {
      cod_evento: event.id,
      agenda: event.calendar === 'eventum' ? 'eventum' : 'institucional',
      data_ini: event.starts_on,
      data_fim: event.ends_on,
      hora_ini: event.starts_at?.slice(0, 5) ?? '',
      link: event.address,
      textos: { pt: of('pt'), en: of('en'), es: of('es') },
    };
  });
}

async function writeEvent(trx: Db, event: Event): Promise<void> {
  const row = {
    calendar: calendars[event.agenda],
    starts_on: event.data_ini,
    ends_on: event.data_fim,
    starts_at: event.hora_ini || null,
    address: event.link,
  };
  const id = event.cod_evento ?? (await insertEvent(trx, row));
  if (event.cod_evento !== null) {
    await trx.updateTable('event').set(row).where('id', '=', id).execute();
    await trx.deleteFrom('event_text').where('event_id', '=', id).execute();
  }
  const texts = languages.flatMap((language) => {
    const { titulo: title, descricao: description, local: place } = event.textos[language];
    return title === '' ? [] : [{ event_id: id, language, title, description, place }];
  });
  await trx.insertInto('event_text').values(texts).execute();
}

async function insertEvent(
  trx: Db,
  row: {
    readonly calendar: 'institution' | 'eventum';
    readonly starts_on: string;
    readonly ends_on: string;
    readonly starts_at: string | null;
    readonly address: string;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('event')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
