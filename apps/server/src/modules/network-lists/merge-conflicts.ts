import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { endDoubleHolds, hasTraffic, moveSelfService } from '../libraries/index.ts';
import { deleteEntry } from './entry-repository.ts';
import { joinPlans } from './join-plans.ts';
import { moveReferences } from './referring-columns.ts';

/** Settles what would stand twice, or go nowhere, before anything moves; refuses a merge that cannot be. */
export async function settleConflicts(
  trx: Db,
  list: NetworkList,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<Refusal | null> {
  switch (list) {
    case 'biblioteca':
      if (await hasTraffic(trx, from, into)) return refuse(409, 'BibliotecasComPedidos');
      await endDoubleHolds(trx, from, into);
      await moveServicePoints(trx, from, into);
      await moveSelfService(trx, from, into);
      return null;
    case 'unidade':
      await joinPlans(trx, 'unit_id', from, into);
      return null;
    case 'curso':
      await joinPlans(trx, 'course_id', from, into);
      await takeOnPlaces(trx, from, into);
      return null;
    case 'disciplina':
      await joinPlans(trx, 'discipline_id', from, into);
      return null;
    case 'professor':
      await joinPlans(trx, 'professor_id', from, into);
      await takeOnPerson(trx, from, into);
      return null;
    case 'base_dados':
      await takeOnTexts(trx, from, into);
      return null;
    default:
      return null;
  }
}

/** Moves service points; those of the same name become one. */
async function moveServicePoints(trx: Db, from: number, into: number): Promise<void> {
  const { rows } = await sql<{ from: number; into: number }>`
    select a.id as from, b.id as into from service_point a
      join service_point b on b.library_id = ${into} and b.name = a.name
    where a.library_id = ${from}`.execute(trx);
  for (const same of rows) {
    await moveReferences(trx, 'ponto_atendimento', same);
    await deleteEntry(trx, 'ponto_atendimento', same.from);
  }
  const rest = trx.updateTable('service_point').set({ library_id: into });
  await rest.where('library_id', '=', from).execute();
}

/** Keeps the places of a course, of two entries, from whichever says how many there are. */
async function takeOnPlaces(trx: Db, from: number, into: number): Promise<void> {
  await sql`update course c set vacancies = f.vacancies from course f
    where c.id = ${into} and f.id = ${from} and c.vacancies is null`.execute(trx);
}

/** Keeps the person of a professor, of two entries, from whichever knows them. */
async function takeOnPerson(trx: Db, from: number, into: number): Promise<void> {
  await sql`update professor p set person_id = f.person_id from professor f
    where p.id = ${into} and f.id = ${from} and p.person_id is null`.execute(trx);
}

/**
 * Joins the texts of two entries of one database: what the other says of it stays, and is filled in where it says
 * nothing.
 */
async function takeOnTexts(trx: Db, from: number, into: number): Promise<void> {
  await sql`update database_resource d set
      name_en = coalesce(nullif(d.name_en, ''), f.name_en),
      name_es = coalesce(nullif(d.name_es, ''), f.name_es),
      full_name = coalesce(nullif(d.full_name, ''), f.full_name),
      area_en = coalesce(nullif(d.area_en, ''), f.area_en),
      area_es = coalesce(nullif(d.area_es, ''), f.area_es),
      description = coalesce(nullif(d.description, ''), f.description),
      description_en = coalesce(nullif(d.description_en, ''), f.description_en),
      description_es = coalesce(nullif(d.description_es, ''), f.description_es)
    from database_resource f where d.id = ${into} and f.id = ${from}`.execute(trx);
}
