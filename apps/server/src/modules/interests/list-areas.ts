import { areaSchemes, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { InterestDeps } from './add-entries.ts';
import { areaNames } from './areas.ts';
import { areaCode } from './interest.ts';
import { validityTerms } from './validity.ts';

/** Areas that titles here have, by classification, and how long an interest may run. */
export function getInterestAreas({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.getInterestAreas> {
  return async (_request, { language }) => {
    const used = await usedAreas(db, [...areaNames(language).keys()]);
    return {
      status: 200,
      body: { ...validityTerms(clock), tipos_area: present(used, language) },
    };
  };
}

function present(used: readonly string[], language: Language) {
  const t = translatorFor(language);
  const names = areaNames(language);
  return areaSchemes
    .map((codTipoArea) => ({
      codTipoArea,
      descricao: t(`interests.schemes.${codTipoArea}`),
      areas: used
        .filter((area) => area.startsWith(`${codTipoArea}:`))
        .map((area) => ({ codigo: areaCode(area).codigo, descricao: names.get(area) ?? '' })),
    }))
    .filter(({ areas }) => areas.length > 0);
}

async function usedAreas(db: Db, areas: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    select area from unnest(${areas}::text[]) with ordinality as a (area, place)
    where exists (select from title t
      where coalesce(t.area, title_area(t.description)) = a.area and t.withdrawn_at is null)
    order by place`.execute(db);
  return rows.map(({ area }) => area);
}
