import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { findLibraries } from '../libraries/index.ts';

/**
 * Lists the choices of a search of plans: disciplines, departments, years and periods that some plan has,
 * and all libraries.
 */
export function listPlanOptions(db: Db): UseCase<typeof endpoints.listPlanOptions> {
  return async ({ query }, { language }) => {
    const [disciplinas, departamentos, libraries, terms] = await Promise.all([
      readDisciplines(db, query.quantidade, language),
      readUnits(db, language),
      findLibraries(db, language),
      readTerms(db),
    ]);
    const bibliotecas = libraries.map(({ id, name }) => ({
      cod_biblioteca: id,
      desc_biblioteca: name,
    }));
    return { status: 200, body: { disciplinas, bibliotecas, departamentos, ...terms } };
  };
}

function readDisciplines(db: Db, limit: number, language: Language) {
  return db
    .selectFrom('discipline as d')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('teaching_plan as p').whereRef('p.discipline_id', '=', 'd.id').select('p.id'),
      ),
    )
    .select(['d.code as cod_disciplina', nameIn('d', language).as('desc_disciplina')])
    .orderBy('d.key')
    .orderBy('d.code')
    .limit(limit)
    .execute();
}

function readUnits(db: Db, language: Language) {
  return db
    .selectFrom('organizational_unit as u')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('teaching_plan as p').whereRef('p.unit_id', '=', 'u.id').select('p.id'),
      ),
    )
    .select(['u.code as cod_departamento', nameIn('u', language).as('desc_departamento')])
    .orderBy('u.key')
    .execute();
}

async function readTerms(db: Db): Promise<{ anos: number[]; periodos: number[] }> {
  const { rows } = await sql<{ anos: number[]; periodos: number[] }>`
    select
      array(select distinct year::integer from teaching_plan order by 1 desc) as anos,
      array(select distinct period::integer from teaching_plan where period is not null
        order by 1) as periodos`.execute(db);
  return rows[0] ?? { anos: [], periodos: [] };
}
