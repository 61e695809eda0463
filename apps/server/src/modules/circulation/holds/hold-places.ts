import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import type { HoldKey } from './matching.ts';

/** Names of the things that holds are about: the title, libraries, locations. */
export interface HoldNames {
  readonly title: string;
  /** Whether the catalogue has it still. */
  readonly isThere: boolean;
  libraryOf(id: number): string;
  locationOf(id: number): string;
}

/** Names of a title, and of all libraries and shelves. */
export async function readHoldNames(
  db: Db,
  titleId: number,
  language: Language,
): Promise<HoldNames> {
  const [title, libraries, locations] = await Promise.all([
    findTitleName(db, titleId),
    db
      .selectFrom('library as b')
      .select(['b.id', nameIn('b', language).as('name')])
      .execute(),
    db
      .selectFrom('location as l')
      .select(['l.id', nameIn('l', language).as('name')])
      .execute(),
  ]);
  const libraryNames = new Map(libraries.map(({ id, name }) => [id, name]));
  const locationNames = new Map(locations.map(({ id, name }) => [id, name]));
  return {
    title: title?.name ?? '',
    isThere: title?.isThere ?? false,
    libraryOf: (id) => libraryNames.get(id) ?? '',
    locationOf: (id) => locationNames.get(id) ?? '',
  };
}

/** Name of a title; of one that is gone, as it was called. */
async function findTitleName(db: Db, titleId: number) {
  const { rows } = await sql<{ name: string; isThere: boolean }>`
    select description ->> 'title' as name, withdrawn_at is null as "isThere" from title
      where id = ${titleId}
    union all
    select title, false from gone_title where id = ${titleId}
    order by 2 desc limit 1`.execute(db);
  return rows[0];
}

/** A title on the wire; where the catalogue has it no more there is no way to it. */
export function presentHeldTitle(
  id: number,
  { title, isThere }: { readonly title: string; readonly isThere: boolean },
) {
  return { cod_acervo: id, titulo: title, rota: isThere ? `/acervo/${id}` : null };
}

export function presentKey(key: HoldKey, names: HoldNames) {
  const { locationId } = key;
  return {
    cod_biblioteca: key.libraryId,
    desc_biblioteca: names.libraryOf(key.libraryId),
    volume: key.volume,
    tomo: key.tome,
    parte: key.part,
    material_adicional: key.additionalMaterial,
    localizacao:
      locationId === null
        ? null
        : { cod_localizacao: locationId, desc_localizacao: names.locationOf(locationId) },
  };
}
