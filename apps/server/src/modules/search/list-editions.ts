import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { refuse } from '../../endpoint/refusal.ts';
import { findTitles } from '../catalogue/index.ts';
import { readResultItems } from './results/result-item.ts';
import type { SearchDeps } from './search-titles.ts';
import { workQuery } from './query/work-query.ts';

/** Most titles that are shown. */
const limit = 12;

/** Lists other titles of the same work, by the one rule that results are grouped by. */
export function listEditions(deps: SearchDeps): UseCase<typeof endpoints.listEditions> {
  const { db, engine } = deps;
  return async ({ params: { id } }, { language }) => {
    const [title] = await findTitles(db, [id]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const { ids } = await engine.search({
      query: workQuery(title),
      filters: [],
      order: 'D',
      offset: 0,
      limit: limit + 1,
      facets: [],
    });
    const others = ids.filter((one) => one !== id).slice(0, limit);
    return { status: 200, body: await readResultItems(deps, others, language) };
  };
}
