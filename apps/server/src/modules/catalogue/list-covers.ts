import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readNames } from './names.ts';
import { presentTitle } from './present-title.ts';
import { findTitles } from './repository.ts';

/** Of titles that are gone nothing is told. */
export function listCovers(db: Db): UseCase<typeof endpoints.listCovers> {
  return async ({ query: { cod_acervo: ids } }, { language }) => {
    const [titles, names] = await Promise.all([findTitles(db, ids), readNames(db, language)]);
    const body = titles.map((title) => {
      const { cod_acervo, titulo, autores, cod_tipo_obra, link_capa } = presentTitle(title, names);
      return { cod_acervo, titulo, autores, cod_tipo_obra, link_capa };
    });
    return { status: 200, body };
  };
}
