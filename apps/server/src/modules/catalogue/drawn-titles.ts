import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { readNames } from './names.ts';
import { presentTitle } from './present-title.ts';
import { findTitles } from './repository.ts';

type DrawnTitle = Success<typeof endpoints.listCovers>[number];

/** Reads the facts from which covers of titles are shown or drawn; titles that are gone are left out. */
export async function readDrawnTitles(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<DrawnTitle[]> {
  if (ids.length === 0) return [];
  const [titles, names] = await Promise.all([findTitles(db, ids), readNames(db, language)]);
  return titles.map((title) => {
    const card = presentTitle(title, names);
    const { cod_acervo, titulo, autores, cod_tipo_obra, idioma, link_capa, credito_capa } = card;
    return { cod_acervo, titulo, autores, cod_tipo_obra, idioma, link_capa, credito_capa };
  });
}
