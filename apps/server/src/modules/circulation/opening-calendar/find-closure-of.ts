import type { Db } from '@estante/database';
import { readOpeningDays } from '../facts/index.ts';
import { findClosures, findLibrariesOf, type Exception } from './repository.ts';

type Span = Omit<Exception, 'aberta'>;
type LibraryPlace = Awaited<ReturnType<typeof findLibrariesOf>>[number];

/**
 * Reason for which it was closed before, where a closure would say nothing new: on each of its days each of
 * its libraries is closed, and without notice. Null where it says something.
 */
export async function findClosureOf(db: Db, asked: Span): Promise<string | null> {
  const [libraries, closures, days] = await Promise.all([
    findLibrariesOf(db, asked),
    findClosures(db),
    readOpeningDays(db),
  ]);
  let reason: string | null = null;
  for (const library of libraries) {
    // A date of the library's own may open it in spite of a closure of the network.
    const calendar = days.calendarOf(library.id);
    for (const day of daysOf(asked)) {
      const closed = closures.find((one) => isAbout(one, library) && isOn(one, day.toString()));
      if (!closed || calendar.isOpen(day)) return null;
      reason ??= closed.motivo;
    }
  }
  return reason;
}

function* daysOf({ de, ate }: Span): Generator<Temporal.PlainDate> {
  const last = Temporal.PlainDate.from(ate);
  for (
    let day = Temporal.PlainDate.from(de);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    yield day;
  }
}

function isAbout({ cod_biblioteca, cod_campus }: Span, { id, campusId }: LibraryPlace): boolean {
  return (
    (cod_biblioteca === null || cod_biblioteca === id) &&
    (cod_campus === null || cod_campus === campusId)
  );
}

function isOn({ de, ate }: Span, day: string): boolean {
  return de <= day && day <= ate;
}
