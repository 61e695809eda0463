import type { Db } from '@estante/database';
import { parseQuery, type SearchEngine } from '@estante/search-engine';
import { findTitleSources, type TitleSource } from '../exports/index.ts';
import { compileCql } from './compile.ts';
import { plainQuery, type CompiledQuery } from './compiled.ts';
import { parseCql } from './cql/parse.ts';
import { diagnose, isDiagnostic, type Diagnostic } from './diagnostics.ts';
import type { SearchRetrieve } from './read-request.ts';
import { byRelevance, readSortKeys, readSortParameter, type SortOrder } from './sort.ts';

export interface SruDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
  /** Origin of the site. */
  readonly origin: string;
}

/** A title of an answer; null: it went since it was found. */
export interface FoundTitle {
  readonly id: number;
  readonly source: TitleSource | null;
}

export interface FoundTitles {
  readonly total: number;
  readonly titles: readonly FoundTitle[];
}

interface ReadSearch {
  readonly compiled: CompiledQuery;
  readonly order: SortOrder;
}

/** Titles that are looked at one by one, for what the engine has no index for. */
const mostChecked = 1_000;

export async function searchRetrieve(
  { db, engine }: SruDeps,
  request: SearchRetrieve,
): Promise<FoundTitles | Diagnostic> {
  const search = await readSearch(engine, request);
  if (isDiagnostic(search)) return search;
  const found = await findIds({ db, engine }, search, request);
  if (isDiagnostic(found)) return found;
  const { startRecord } = request;
  if (startRecord > Math.max(found.total, 1)) return diagnose(61, String(startRecord));
  const sources = found.ids.length > 0 ? await findTitleSources(db, found.ids) : [];
  const byId = new Map(sources.map((source) => [source.id, source]));
  const titles = found.ids.map((id) => ({ id, source: byId.get(id) ?? null }));
  return { total: found.total, titles };
}

async function readSearch(
  engine: SearchEngine,
  { query, queryType, sortKeys }: SearchRetrieve,
): Promise<ReadSearch | Diagnostic> {
  // Search terms are read as the search box of the pages reads them.
  if (queryType === 'searchTerms') {
    const order = readSortParameter(sortKeys);
    if (isDiagnostic(order)) return order;
    return { compiled: plainQuery(parseQuery(query, 'any')), order };
  }
  const read = parseCql(query);
  if (isDiagnostic(read)) return read;
  const compiled = await compileCql(engine, read.root);
  if (isDiagnostic(compiled)) return compiled;
  // The query's sort keys count where the parameter has some too (diagnostic 94 would only tell that).
  const order =
    read.sortKeys.length > 0 ? readSortKeys(read.sortKeys) : readSortParameter(sortKeys);
  return isDiagnostic(order) ? order : { compiled, order };
}

interface Page {
  readonly startRecord: number;
  readonly maximumRecords: number;
}

interface FoundIds {
  readonly total: number;
  readonly ids: readonly number[];
}

async function findIds(
  deps: Pick<SruDeps, 'db' | 'engine'>,
  { compiled, order }: ReadSearch,
  page: Page,
): Promise<FoundIds | Diagnostic> {
  const { engine } = deps;
  const find = (offset: number, limit: number) =>
    engine.search({
      query: compiled.query,
      filters: [],
      order: order.code,
      offset,
      limit,
      facets: [],
    });
  if (compiled.check) return findChecked(deps, { compiled, order }, page);
  const first = page.startRecord - 1;
  if (!order.isReversed || order === byRelevance) return find(first, page.maximumRecords);
  const { total } = await find(0, 0);
  const end = Math.max(total - first, 0);
  const start = Math.max(end - page.maximumRecords, 0);
  const { ids } = await find(start, end - start);
  return { total, ids: ids.toReversed() };
}

async function findChecked(
  { db, engine }: Pick<SruDeps, 'db' | 'engine'>,
  { compiled: { query, check }, order }: ReadSearch,
  { startRecord, maximumRecords }: Page,
): Promise<FoundIds | Diagnostic> {
  const candidates = await engine.search({
    query,
    filters: [],
    order: order.code,
    offset: 0,
    limit: mostChecked,
    facets: [],
  });
  if (candidates.total > mostChecked) return diagnose(60, String(mostChecked));
  const sources = candidates.total > 0 ? await findTitleSources(db, candidates.ids) : [];
  const ids = sources.filter((source) => check?.(source) ?? true).map(({ id }) => id);
  const ordered = order.isReversed ? ids.toReversed() : ids;
  const first = startRecord - 1;
  return { total: ids.length, ids: ordered.slice(first, first + maximumRecords) };
}
