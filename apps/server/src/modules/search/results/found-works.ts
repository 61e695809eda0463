import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { SearchResult } from '@estante/search-engine';
import { findTitles, presentTitle, readNames } from '../../catalogue/index.ts';

type Body = Success<typeof endpoints.searchTitles>;
type GroupedWorks = Pick<Body, 'titulos' | 'total_aproximado' | 'obras'>;

/** Editions named beside a work. */
const shown = 6;

/** Presents the works of a search that groups, beside its lines; nothing of one that does not. */
export async function presentWorks(
  db: Db,
  { ids, works }: SearchResult,
  language: Language,
): Promise<GroupedWorks> {
  if (!works) return {};
  const named = works.editions.map((one) => (one.total > 1 ? one.ids.slice(0, shown) : []));
  const editions = await readEditions(db, named.flat(), language);
  return {
    titulos: works.titles,
    ...(works.isEstimate && { total_aproximado: true }),
    obras: ids.map((cod_acervo, at) => ({
      cod_acervo,
      total: works.editions[at]?.total ?? 1,
      edicoes: (named[at] ?? []).flatMap((id) => editions.get(id) ?? []),
    })),
  };
}

async function readEditions(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return new Map<number, never>();
  const [titles, names] = await Promise.all([findTitles(db, ids), readNames(db, language)]);
  return new Map(
    titles.map((title) => {
      const { cod_acervo, rota, titulo, ano_publicacao, edicao, idioma_desc, desc_tipo_obra } =
        presentTitle(title, names);
      return [
        title.id,
        { cod_acervo, rota, titulo, ano_publicacao, edicao, idioma_desc, desc_tipo_obra },
      ];
    }),
  );
}

/** The title whose work's editions were asked for; null: no title has this number. */
export async function presentWorkAsked(
  db: Db,
  id: number | undefined,
): Promise<Pick<Body, 'obra'>> {
  if (id === undefined) return {};
  const [title] = await findTitles(db, [id]);
  return { obra: title ? { cod_acervo: id, titulo: title.description.title } : null };
}
