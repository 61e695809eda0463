import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey, isbn13In } from '@estante/marc';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitles } from '../catalogue/index.ts';
import { readResultItems, type SearchDeps } from '../search/index.ts';
import { countOpenSuggestions, findTitlesOfIsbn } from './known-work-repository.ts';

/** Titles shown at most, and candidates of the index looked through for them. */
const limit = 5;
const candidates = 40;
/**
 * Characters of the shortest title key that is looked for: too much is called by a shorter one, and
 * nothing is said of it while it is typed.
 */
const leastLetters = 4;

/**
 * Titles that are there already of a work that is being suggested, and how many suggestions of it
 * are open.
 */
export function findKnownWork(deps: SearchDeps): UseCase<typeof endpoints.findKnownWork> {
  return async ({ query }, { person: { personId }, language }) => {
    const work = { isbn: isbn13In(query.isbn_issn), titleKey: headingKey(query.titulo) };
    const [ofIsbn, ofTitle, suggestions] = await Promise.all([
      findTitlesOfIsbn(deps.db, work.isbn),
      findCalled(deps, work.titleKey),
      countOpenSuggestions(deps.db, work, personId),
    ]);
    const ids = [...new Set([...ofIsbn, ...ofTitle])].slice(0, limit);
    const items = await readResultItems(deps, ids, language);
    const acervos = items.map((item) => ({
      cod_acervo: item.cod_acervo,
      titulo: item.titulo,
      responsabilidade: item.responsabilidade,
      ano_publicacao: item.ano_publicacao,
      rota: item.rota,
      mesmo_isbn: ofIsbn.includes(item.cod_acervo),
    }));
    const { total, own } = suggestions;
    return { status: 200, body: { acervos, sugestoes: total, sugestoes_proprias: own } };
  };
}

/** Titles that are called so, whole or before their subtitle; not those that only say it too. */
async function findCalled({ db, engine }: SearchDeps, titleKey: string): Promise<number[]> {
  if (titleKey.length < leastLetters) return [];
  const { ids } = await engine.search({
    query: { kind: 'phrase', field: 'title', text: titleKey },
    filters: [],
    order: 'C',
    offset: 0,
    limit: candidates,
    facets: [],
  });
  const titles = await findTitles(db, ids);
  return titles
    .filter(({ description: { title, subtitle } }) =>
      [title, `${title} ${subtitle}`].some((name) => headingKey(name) === titleKey),
    )
    .map(({ id }) => id);
}

/** The title that bears an ISBN; null where none does, or more than one, of which nobody can say. */
export async function titleOfIsbn(db: Db, isbn: string | null): Promise<number | null> {
  const [id, another] = await findTitlesOfIsbn(db, isbn ?? '');
  return another === undefined ? (id ?? null) : null;
}
