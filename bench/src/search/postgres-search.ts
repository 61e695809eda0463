import type { OrderCode, Query, SearchRequest, SelectedFilter } from '@estante/search-engine';
import { facetNumber, facetTypes, plain } from './catalogue-database.ts';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const orders: Readonly<Record<OrderCode, string>> = {
  C: 'rank desc, year desc nulls last, copies desc, id',
  T: 'title, id',
  A: 'author, title, id',
  D: 'year desc nulls last, title, id',
  W: 'work_type, title, id',
  N: 'call_number, title, id',
  I: 'included_on desc, title, id',
};
const weights: Readonly<Record<string, string>> = { title: 'A', author: 'B', subject: 'C' };

/**
 * Search as SQL: the titles found are gathered once with the filters each fails, as bits; all facets are counted in one
 * pass over their values.
 */
export function statementFor(request: SearchRequest): Statement {
  const { query, filters, order, offset, limit, facets } = request;
  const types = [...new Set(filters.map(({ type }) => type))];
  const asked = tsqueryOf(query);
  const fails = types.map(
    (type, i) => `case when facets && ${arrayOf(filters, type)} then 0 else ${1 << i} end`,
  );
  const maskOf = `case v / 4194304 ${types
    .map((type, i) => `when ${facetTypes.indexOf(type)} then ${~(1 << i)}`)
    .join(' ')} else -1 end`;
  const numbers = facets.map(({ type }) => facetTypes.indexOf(type));
  const limits = facets.map((facet, i) => `when ${numbers[i]} then ${facet.limit}`).join(' ');
  const text = `
    with found as materialized (
      select id, facets, title, author, work_type, call_number, year, included_on, copies,
        ${asked === null ? '0' : 'ts_rank(words, asked)'} as rank,
        ${fails.length === 0 ? '0' : fails.join(' | ')} as fails
      from title ${asked === null ? '' : `, to_tsquery('plain', $1) as asked where words @@ asked`}
    ),
    counted as (
      select v, count(*) filter (where fails & (${types.length === 0 ? '-1' : maskOf}) = 0) as total, count(*) as whole
      from found, unnest(facets) as v group by v
    ),
    ranked as (
      select v / 4194304 as type, v % 4194304 as code, total, whole,
        row_number() over (partition by v / 4194304 order by total desc, v) as place,
        count(*) filter (where total > 0) over (partition by v / 4194304) as distincts
      from counted where v / 4194304 in (${numbers.join(',')})
    )
    select (select count(*) from found where fails = 0) as total,
      (select array_agg(id) from (
        select id from found where fails = 0 order by ${orders[order]} offset ${offset} limit ${limit}
      ) as page) as ids,
      (select json_agg(ranked) from ranked where place <= case type ${limits} end) as facets`;
  return { text, values: asked === null ? [] : [asked] };
}

function arrayOf(filters: readonly SelectedFilter[], type: string): string {
  const numbers = filters
    .filter((filter) => filter.type === type)
    .map((filter) => facetNumber(filter.type, filter.code));
  return `'{${numbers.join(',')}}'::integer[]`;
}

/** Query in the notation of tsquery, before stemming; null for everything. */
function tsqueryOf(query: Query): string | null {
  switch (query.kind) {
    case 'all':
      return null;
    case 'words':
      return joined(query.text, '&', query.field);
    case 'phrase':
      return joined(query.text, '<->', query.field);
    case 'prefix':
      return joined(query.text, '&', query.field, '*');
    case 'and':
      return query.of.map((part) => `(${tsqueryOf(part)})`).join('&');
    case 'or':
      return query.of.map((part) => `(${tsqueryOf(part)})`).join('|');
    case 'not':
      return `!(${tsqueryOf(query.of)})`;
    case 'facet':
    case 'range':
    case 'work':
      throw new Error(`The mix has no ${query.kind}`);
  }
}

/** Words joined by an operator; `mark` goes with the last word. */
function joined(text: string, operator: string, field: string, mark = ''): string {
  const label = field === 'any' ? '' : (weights[field] ?? 'D');
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const marked = words.map((word, i) => {
    const after = (i === words.length - 1 ? mark : '') + label;
    return after === '' ? `'${word}'` : `'${word}':${after}`;
  });
  return marked.join(operator);
}
