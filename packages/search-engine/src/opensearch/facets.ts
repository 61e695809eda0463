import { z } from 'zod';
import { foldWords } from '../analysis/index.ts';
import type { FacetCount, FacetCounts, FacetRequest, SearchRequest } from '../port.ts';
import { buckets, found } from './answers.ts';
import type { Bucket, SearchResponse } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { codesOfType, filterClauses, matching } from './matching.ts';
import type { Clause } from './matching.ts';
import { codesLabelled, labelsOf, valueId } from './values.ts';

/** A facet requested, with the codes whose label fits; null for all of them. */
interface PreparedFacet extends FacetRequest {
  readonly codes: readonly string[] | null;
  readonly selected: readonly string[];
}

/** Most distinct values that are counted one by one; more are estimated. */
const countedValues = 40_000;
/** Values that each shard offers for a wanted one, and the most that it can. */
const offered = { least: 500, most: 50_000 } as const;

const counted = z.object({
  top: buckets.optional(),
  selected: buckets.optional(),
  distinct: z.object({ value: z.number() }).optional(),
});
type FacetAnswer = z.infer<typeof counted>;

export class FacetCounting {
  readonly #cluster: Cluster;
  readonly #indices: Pair;
  readonly #request: SearchRequest;
  #wanted: readonly PreparedFacet[] = [];

  constructor(cluster: Cluster, indices: Pair, request: SearchRequest) {
    this.#cluster = cluster;
    this.#indices = indices;
    this.#request = request;
  }

  /** Counts the facets, and what `others` count, over all titles of the query. */
  async count(others: Record<string, Clause>): Promise<SearchResponse['aggregations']> {
    this.#wanted = await Promise.all(this.#request.facets.map((one) => this.#prepare(one)));
    const aggs = { ...this.#aggregations(offered.least), ...others };
    if (Object.keys(aggs).length === 0) return {};
    const { aggregations } = await this.#count(aggs);
    return aggregations;
  }

  async #prepare(facet: FacetRequest): Promise<PreparedFacet> {
    const { type, contains = '' } = facet;
    const codes =
      foldWords(contains).length === 0
        ? null
        : await codesLabelled(this.#cluster, this.#indices.values, type, contains);
    return { ...facet, codes, selected: codesOfType(this.#request.filters, type) };
  }

  #aggregations(shardSize: number): Record<string, Clause> {
    const { filters } = this.#request;
    return Object.fromEntries(
      this.#wanted.map((wanted, i) => [
        `facet${i}`,
        {
          filter: { bool: { filter: filterClauses(filters, wanted.type) } },
          aggs: countsOf(wanted, shardSize),
        },
      ]),
    );
  }

  async read(aggregations: Readonly<Record<string, unknown>>): Promise<readonly FacetCounts[]> {
    const first = this.#parsed(aggregations);
    const lists = await this.#exact(first, offered.least);
    const shown = this.#wanted.map((wanted, i) => valuesOf(wanted, lists[i] as FacetAnswer));
    const [labels, unfiltered] = await Promise.all([
      labelsOf(
        this.#cluster,
        this.#indices.values,
        shown.flatMap((values, i) =>
          values.map(({ key }) => ({ type: this.#wanted[i]?.type ?? '', code: key })),
        ),
      ),
      this.#unfiltered(shown),
    ]);
    return this.#wanted.map((wanted, i) => {
      const counts = unfiltered?.[i];
      const values = (shown[i] ?? []).map(({ key, doc_count }): FacetCount => {
        const label = labels.get(valueId(wanted.type, key)) ?? '';
        const totalUnfiltered = counts === undefined ? doc_count : (counts.get(key) ?? 0);
        return { code: key, label, total: doc_count, totalUnfiltered };
      });
      const distinct = wanted.codes
        ? (lists[i]?.top?.buckets.length ?? 0)
        : (lists[i]?.distinct?.value ?? 0);
      return { type: wanted.type, values, distinct };
    });
  }

  #parsed(aggregations: Readonly<Record<string, unknown>>): FacetAnswer[] {
    return this.#wanted.map((_, i) => counted.parse(aggregations[`facet${i}`]));
  }

  /** Asks shards for more where a value may be missing since they offered too few. */
  async #exact(lists: readonly FacetAnswer[], shardSize: number): Promise<readonly FacetAnswer[]> {
    const isSure = lists.every(({ top }) => (top?.doc_count_error_upper_bound ?? 0) === 0);
    if (isSure || shardSize >= offered.most) return lists;
    const more = Math.min(offered.most, shardSize * 10);
    const { aggregations } = await this.#count(this.#aggregations(more));
    return this.#exact(this.#parsed(aggregations), more);
  }

  #count(aggs: Record<string, Clause>) {
    return this.#cluster.search(found, {
      method: 'POST',
      path: `/${this.#indices.titles}/_search`,
      body: { size: 0, query: { bool: { filter: [matching(this.#request.query)] } }, aggs },
    });
  }

  /** Counts without filters; null where there are none. */
  async #unfiltered(
    shown: readonly (readonly Bucket[])[],
  ): Promise<readonly ReadonlyMap<string, number>[] | null> {
    if (this.#request.filters.length === 0) return null;
    const asked = shown.map((values, i) => ({
      name: `facet${i}`,
      type: this.#wanted[i]?.type ?? '',
      codes: values.map(({ key }) => key),
    }));
    const aggs = Object.fromEntries(
      asked
        .filter(({ codes }) => codes.length > 0)
        .map(({ name, type, codes }) => [name, onlyThese(type, codes)]),
    );
    if (Object.keys(aggs).length === 0) return asked.map(() => new Map());
    const { aggregations } = await this.#count(aggs);
    return asked.map(({ name }) => {
      const list = name in aggregations ? buckets.parse(aggregations[name]).buckets : [];
      return new Map(list.map(({ key, doc_count }) => [key, doc_count]));
    });
  }
}

function countsOf(
  { type, limit, codes, selected }: PreparedFacet,
  shardSize: number,
): Record<string, Clause> {
  const field = `facet.${type}`;
  const top = { field, order: [{ _count: 'desc' }, { _key: 'asc' }] };
  const aggs: Record<string, Clause> = {};
  if (codes !== null && codes.length > 0)
    aggs['top'] = { terms: { ...top, include: codes, size: codes.length } };
  if (codes === null && limit > 0)
    aggs['top'] = { terms: { ...top, size: limit, shard_size: Math.max(limit, shardSize) } };
  if (codes === null)
    aggs['distinct'] = { cardinality: { field, precision_threshold: countedValues } };
  if (selected.length > 0) aggs['selected'] = onlyThese(type, selected);
  return aggs;
}

export function onlyThese(type: string, codes: readonly string[]): Clause {
  return { terms: { field: `facet.${type}`, include: codes, size: codes.length } };
}

/** The first values and those selected, by count, then code. */
function valuesOf(
  { limit, selected }: PreparedFacet,
  { top, selected: chosen }: FacetAnswer,
): Bucket[] {
  const totals = new Map(selected.map((code) => [code, 0]));
  for (const { key, doc_count } of [
    ...(chosen?.buckets ?? []),
    ...(top?.buckets ?? []).slice(0, limit),
  ])
    totals.set(key, doc_count);
  return [...totals]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort(
      (a, b) => b.doc_count - a.doc_count || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)),
    );
}
