import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { findLibraries } from '../../libraries/index.ts';
import type { CourierRun } from './courier.ts';
import { findCourierRuns } from './repository.ts';

type RunInput = Parameters<
  UseCase<typeof endpoints.changeCourierRuns>
>[0]['body']['percursos'][number];

export function getCourierRuns(db: Db): UseCase<typeof endpoints.getCourierRuns> {
  return async () => ({ status: 200, body: { percursos: await readRuns(db) } });
}

/** Changes courier runs that are still as the asker saw them: changes by others since are not lost. */
export function changeCourierRuns(db: Db): UseCase<typeof endpoints.changeCourierRuns> {
  return async ({ body: { percursos, vistos } }, { language }) => {
    const libraries = new Set((await findLibraries(db, language)).map(({ id }) => id));
    const named = percursos.flatMap((run) => [run.biblioteca_origem, run.biblioteca_recebimento]);
    if (named.some((id) => id !== null && !libraries.has(id))) return refuse(404, 'NaoEncontrado');
    const wanted = [...new Map(percursos.map((run) => [routeOf(run), run])).values()];
    return db.transaction().execute(async (trx) => {
      await sql`lock table courier_run in share row exclusive mode`.execute(trx);
      const there = await readRuns(trx);
      if (keyOf(there) !== keyOf(vistos)) return refuse(409, 'AlteradoPorOutro');
      await trx.deleteFrom('courier_run').execute();
      if (wanted.length > 0)
        await trx.insertInto('courier_run').values(wanted.map(columnsOf)).execute();
      return { status: 200, body: { percursos: await readRuns(trx) } };
    });
  };
}

/** Identity of a run: one run of a route leaves on a weekday. */
const routeOf = (run: RunInput) =>
  JSON.stringify([run.biblioteca_origem, run.biblioteca_recebimento, run.dia_semana]);

const keyOf = (runs: readonly RunInput[]) =>
  runs
    .map((run) => `${routeOf(run)}:${run.dias}`)
    .toSorted()
    .join();

async function readRuns(db: Db): Promise<RunInput[]> {
  return (await findCourierRuns(db)).map(present);
}

function present({ fromLibraryId, toLibraryId, weekday, days }: CourierRun): RunInput {
  return {
    biblioteca_origem: fromLibraryId,
    biblioteca_recebimento: toLibraryId,
    dia_semana: weekday,
    dias: days,
  };
}

function columnsOf(run: RunInput) {
  return {
    from_library_id: run.biblioteca_origem,
    to_library_id: run.biblioteca_recebimento,
    weekday: run.dia_semana,
    days: run.dias,
  };
}
