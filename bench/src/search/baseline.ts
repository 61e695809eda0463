import type { SyntheticQuery } from '@estante/search-engine';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { statementFor } from './postgres-search.ts';
import { at, timeOf } from './timing.ts';

/** Milliseconds after which a statement is ended, and counted as this long. */
const timeout = 10_000;

/** Runs the queries on PostgreSQL's full text search, once each, after a read of every table and index. */
export async function measureBaseline(
  { pool }: CatalogueDatabase,
  queries: readonly SyntheticQuery[],
): Promise<Record<string, number>> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${timeout}`);
    await client.query(`set work_mem = '256MB'`);
    await client.query('select count(*), sum(length(words)), sum(cardinality(facets)) from title');
    const times: number[] = [];
    for (const { request } of queries) {
      const took = await timeOf(() => client.query(statementFor(request)).catch(pastTimeout));
      times.push(Math.min(took, timeout));
    }
    return {
      baseline_p50_ms: at(times, 0.5),
      baseline_p95_ms: at(times, 0.95),
      baseline_worst_ms: Math.max(...times),
      baseline_timeouts: times.filter((time) => time === timeout).length,
    };
  } finally {
    client.release();
  }
}

function pastTimeout(fault: unknown): null {
  if (fault instanceof Error && 'code' in fault && fault.code === '57014') return null;
  throw fault;
}
