import type { endpoints } from '@estante/contract';
import { callNumber } from '@estante/marc';
import type { BrowseRequest } from '@estante/search-engine';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findDescription, findTitles } from '../catalogue/index.ts';
import { readResultItems } from './results/result-item.ts';
import type { SearchDeps } from './search-titles.ts';

/** On each side. */
const limit = 5;

/** None for a title without a call number: it stands on no shelf. */
export function listShelfNeighbours(
  deps: SearchDeps,
): UseCase<typeof endpoints.listShelfNeighbours> {
  return async ({ params: { id } }, { language }) => {
    const description = await findDescription(deps.db, id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
    const own = callNumber(description);
    if (own === '') return { status: 200, body: { antes: [], depois: [] } };
    const [before, after] = await Promise.all([
      titlesFrom(deps, own, 'back'),
      titlesFrom(deps, own, 'forward'),
    ]);
    const items = (ids: readonly number[]) =>
      readResultItems(
        deps,
        ids.filter((one) => one !== id),
        language,
      );
    const [antes, depois] = await Promise.all([
      items(before.slice(-limit)),
      items(after.filter((one) => one !== id).slice(0, limit)),
    ]);
    return { status: 200, body: { antes, depois } };
  };
}

/** Titles in the order of the shelf, from the call number on or before it. */
async function titlesFrom(
  { db, engine }: SearchDeps,
  from: string,
  direction: BrowseRequest['direction'],
): Promise<number[]> {
  const { entries } = await engine.browse({
    index: 'callNumber',
    from,
    direction,
    // One more: forward, the first is the title's own.
    limit: limit + 1,
  });
  const marks = entries.map(({ label }) => label);
  const found = await Promise.all(
    marks.map((text) =>
      engine.search({
        query: { kind: 'phrase', field: 'callNumber', text },
        filters: [],
        order: 'N',
        offset: 0,
        limit: 2 * limit,
        facets: [],
      }),
    ),
  );
  const titles = await findTitles(db, [...new Set(found.flatMap(({ ids }) => ids))]);
  // A call number is found in longer ones too.
  return marks.flatMap((mark) =>
    titles.filter(({ description }) => callNumber(description) === mark).map(({ id }) => id),
  );
}
