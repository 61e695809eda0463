import type { endpoints } from '@estante/contract';
import { shelfKey, type BrowseRequest } from '@estante/search-engine';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findDescription, findHeldNumbers, findTitles, shelfNumbers } from '../catalogue/index.ts';
import { readResultItems } from './results/result-item.ts';
import type { SearchDeps } from './search-titles.ts';

/** Titles on each side. */
const limit = 5;
/** Number of call numbers of the title itself that are passed by at most. */
const mostOwn = 20;

/** Lists the neighbours of a title; none for a title without a call number: it stands on no shelf. */
export function listShelfNeighbours(
  deps: SearchDeps,
): UseCase<typeof endpoints.listShelfNeighbours> {
  return async ({ params: { id } }, { language }) => {
    const description = await findDescription(deps.db, id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
    const held = await findHeldNumbers(deps.db, [id]);
    const numbers = shelfNumbers(description, held.get(id));
    const [own] = numbers;
    if (own === undefined) return { status: 200, body: { antes: [], depois: [] } };
    // Beyond those of its own numbers that stand side by side.
    const marks = limit + Math.min(numbers.length, mostOwn);
    const [before, after] = await Promise.all([
      titlesFrom(deps, own, { direction: 'back', limit: marks }),
      titlesFrom(deps, own, { direction: 'forward', limit: marks }),
    ]);
    const nearest = (ids: readonly number[]) =>
      [...new Set(ids)].filter((one) => one !== id).slice(0, limit);
    const [antes, depois] = await Promise.all([
      readResultItems(deps, nearest(before.toReversed()).toReversed(), language),
      readResultItems(deps, nearest(after), language),
    ]);
    return { status: 200, body: { antes, depois } };
  };
}

/** Titles in the order of the shelf, from the call number on or before it. */
async function titlesFrom(
  { db, engine }: SearchDeps,
  from: string,
  span: Pick<BrowseRequest, 'direction' | 'limit'>,
): Promise<number[]> {
  const { entries } = await engine.browse({ index: 'callNumber', from, ...span });
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
  const ids = [...new Set(found.flatMap((one) => one.ids))];
  const [titles, held] = await Promise.all([findTitles(db, ids), findHeldNumbers(db, ids)]);
  const standing = titles.map(({ id, description }) => ({
    id,
    keys: shelfNumbers(description, held.get(id)).map(shelfKey),
  }));
  // A call number is found in longer ones too.
  return marks.flatMap((mark) =>
    standing.filter(({ keys }) => keys.includes(shelfKey(mark))).map(({ id }) => id),
  );
}
