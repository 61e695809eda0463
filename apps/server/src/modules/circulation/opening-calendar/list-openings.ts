import { openDaysAhead, type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { timeZone, type Clock } from '../../../platform/clock.ts';
import { readOpeningDays } from '../facts/index.ts';

type Day = Success<typeof endpoints.listOpenings>['bibliotecas'][number]['dias'][number];

/** Most days that are looked ahead: a library that is closed for longer has no next day. */
const longestLook = 92;

interface OpeningDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Lists opening days and hours: the calendar says whether a day is open, and the week at which hours. */
export function listOpenings({ db, clock }: OpeningDeps): UseCase<typeof endpoints.listOpenings> {
  return async () => {
    const hours = await findOpeningHours(db);
    const openingDays = await readOpeningDays(db);
    const today = clock.today();
    const bibliotecas = [...hours].map(([id, ofLibrary]) => {
      const calendar = openingDays.calendarOf(id);
      const dayOf = (date: Temporal.PlainDate): Day => {
        const horas = ofLibrary.filter(({ weekday }) => weekday === date.dayOfWeek);
        const isOpen = calendar.isOpen(date) && (horas.length > 0 || calendar.isNamed(date));
        return {
          dia: date.toString(),
          aberta: isOpen,
          horas: isOpen ? horas.map(({ abre, fecha }) => ({ abre, fecha })) : [],
        };
      };
      return { cod_biblioteca: id, dias: [dayOf(today), ...openDaysFrom(today, dayOf)] };
    });
    return { status: 200, body: { fuso: timeZone, bibliotecas } };
  };
}

function openDaysFrom(today: Temporal.PlainDate, dayOf: (day: Temporal.PlainDate) => Day): Day[] {
  const found: Day[] = [];
  for (let ahead = 1; ahead <= longestLook && found.length < openDaysAhead; ahead++) {
    const day = dayOf(today.add({ days: ahead }));
    if (day.aberta) found.push(day);
  }
  return found;
}

/** Opening hours of each library that has any, by weekday and time. */
async function findOpeningHours(db: Db) {
  const rows = await db
    .selectFrom('opening_hour')
    .selectAll()
    .orderBy('library_id')
    .orderBy('weekday')
    .orderBy('opens_at')
    .execute();
  const hours = new Map<number, { weekday: number; abre: string; fecha: string }[]>();
  for (const { library_id: id, weekday, opens_at, closes_at } of rows) {
    const own = hours.get(id) ?? [];
    own.push({ weekday, abre: opens_at.slice(0, 5), fecha: closes_at.slice(0, 5) });
    hours.set(id, own);
  }
  return hours;
}
