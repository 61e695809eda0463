import type { endpoints } from '@estante/contract';
import { headingKey, type Description } from '@estante/marc';
import type { Query } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';
import { refuse } from '../../endpoint/refusal.ts';
import { findTitles, type TitleRow } from '../catalogue/index.ts';
import { readResultItems } from './result-item.ts';
import type { SearchDeps } from './search-titles.ts';

/** Shown at most, and looked through for them. */
const limit = 12;
const candidates = 40;

/**
 * Titles of the same work: by an author in common, and called the same, or by one uniform title. Of
 * a work without an author nothing tells 'Obras completas' from another's.
 */
export function listEditions(deps: SearchDeps): UseCase<typeof endpoints.listEditions> {
  const { db, engine } = deps;
  return async ({ params: { id } }, { language }) => {
    const [title] = await findTitles(db, [id]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const query = workQuery(title);
    if (!query) return { status: 200, body: [] };
    const request = { query, filters: [], order: 'D', offset: 0, limit: candidates } as const;
    const { ids } = await engine.search({ ...request, facets: [] });
    const found = await findTitles(
      db,
      ids.filter((one) => one !== id),
    );
    const names = namesOf(title.description);
    const same = found
      .filter(({ description }) => namesOf(description).some((name) => names.includes(name)))
      .slice(0, limit);
    const body = await readResultItems(
      deps,
      same.map((one) => one.id),
      language,
    );
    return { status: 200, body };
  };
}

function workQuery({ description, headings }: TitleRow): Query | null {
  const authors = headings
    .filter(({ relation, position }) => relation === 'agent' && position < 3)
    .map(({ headingId }) => ({ kind: 'facet', type: 'A', code: String(headingId) }) as const);
  if (authors.length === 0) return null;
  const called = namesOf(description).map(
    (text) => ({ kind: 'phrase', field: 'title', text }) as const,
  );
  return { kind: 'and', of: [oneOf(authors), oneOf(called)] };
}

const oneOf = (of: readonly Query[]): Query => ({ kind: 'or', of });

/** What the work is called, as names are compared: its title with the part, its uniform title. */
function namesOf({ title, part, otherTitles }: Description): string[] {
  const uniform = otherTitles.filter(({ kind }) => kind === 'uniform').map(({ text }) => text);
  return [[title, part].join(' '), ...uniform].map(headingKey).filter(Boolean);
}
