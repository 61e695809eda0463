import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import {
  changePart,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from '../../institution/index.ts';
import { movePickups } from './move-pickups.ts';
import {
  findClosures,
  findExceptions,
  findWeek,
  isLevel,
  writeCalendar,
  type Exception,
  type Weekday,
} from './repository.ts';

export const calendarPart = {
  area: 'opening-calendar',
  read: async (db: Db) => ({
    semana: await findWeek(db),
    excecoes: await findExceptions(db),
    fechamentos: await findClosures(db),
  }),
};

export function getOpeningCalendar(db: Db): UseCase<typeof endpoints.getOpeningCalendar> {
  return async () => ({ status: 200, body: await readPart(db, calendarPart) });
}

export interface CalendarDeps extends EditDeps {
  readonly log: { error(details: object, message: string): void };
}

/**
 * Changes the opening calendar. First the days themselves; then, as after a closure, what had been dated before, person
 * by person. The hourly look takes up what fails of it.
 */
export function changeOpeningCalendar(
  deps: CalendarDeps,
): UseCase<typeof endpoints.changeOpeningCalendar> {
  return async ({ body: { versao: seen, semana, excecoes, fechamentos } }, asker) => {
    const answer = await changePart(deps, calendarPart, {
      seen,
      loginId: asker.person.loginId,
      write: async (trx) => {
        const unknown = await firstUnknown(trx, { semana, excecoes });
        if (unknown !== null) return refuseField(unknown, asker.language);
        const change = { week: semana, exceptions: excecoes, closures: fechamentos };
        await writeCalendar(trx, { ...change, clock: deps.clock });
        return null;
      },
    });
    if ('refusal' in answer) return answer;
    await movePickups(deps, new AbortController().signal).catch((err: unknown) =>
      deps.log.error({ err }, 'last days to fetch copies not all moved'),
    );
    return answer;
  };
}

/** Fault of an entry whose library or campus is not there: at the field of the one it names. */
export function faultOfLevel(
  { cod_biblioteca: library, cod_campus: campus }: Pick<Weekday, 'cod_biblioteca' | 'cod_campus'>,
  prefix = '',
): FieldFault {
  return library === null
    ? { field: `${prefix}cod_campus`, fault: 'campus', value: campus ?? '' }
    : { field: `${prefix}cod_biblioteca`, fault: 'library', value: library };
}

/** First field that names a library or campus that is not there; null for none. */
async function firstUnknown(
  db: Db,
  lists: { readonly semana: readonly Weekday[]; readonly excecoes: readonly Exception[] },
): Promise<FieldFault | null> {
  const seen = new Map<string, boolean>();
  for (const [name, list] of Object.entries(lists)) {
    for (const [at, one] of list.entries()) {
      const key = `${one.cod_biblioteca}/${one.cod_campus}`;
      const known = seen.get(key) ?? (await isLevel(db, one));
      if (!known) return faultOfLevel(one, `${name}.${at}.`);
      seen.set(key, known);
    }
  }
  return null;
}
