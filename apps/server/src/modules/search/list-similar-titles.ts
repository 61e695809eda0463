import type { endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { titleExists } from '../catalogue/index.ts';
import { readResultItems } from './results/result-item.ts';
import type { SearchDeps } from './search-titles.ts';

const limit = 8;

export function listSimilarTitles(deps: SearchDeps): UseCase<typeof endpoints.listSimilarTitles> {
  const { db, engine } = deps;
  return async ({ params: { id } }, { language }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const ids = await engine.moreLikeThis(id, limit);
    return { status: 200, body: await readResultItems(deps, ids, language) };
  };
}
