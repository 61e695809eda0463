import { z } from 'zod';
import { entryOf } from '../browsing/entry.ts';
import { compareKeys, requestedPlace } from '../browsing/place.ts';
import type { Place } from '../browsing/place.ts';
import type { BrowsePage, BrowseRequest } from '../port.ts';
import { found, pages } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { longestPrefix } from './mapping.ts';
import type { Clause } from './matching.ts';
import { withAnswers } from './questions.ts';

interface ListEntry {
  readonly key: string;
  readonly total: number;
  /** The label of a heading; those of titles are read apart. */
  readonly label: string | null;
}

type Direction = BrowseRequest['direction'];

/** Lists a page; one entry more than it has shows whether there are more. */
export async function browse(
  cluster: Cluster,
  indices: Pair,
  request: BrowseRequest,
): Promise<BrowsePage> {
  const lists = new Lists(cluster, indices, request);
  const place = await withAnswers((ask) =>
    requestedPlace(request, (key) => ask(key, () => lists.begins(key))),
  );
  const beyond = await lists.from(place, request.limit + 1);
  const page = beyond.slice(0, request.limit);
  if (request.direction === 'back') page.reverse();
  const labels = await lists.labels(page);
  const entries = page.map(({ key, total }) => entryOf(key, total, labels.get(key) ?? new Map()));
  return { entries, more: beyond.length > page.length };
}

/** The entries of an index: of titles, and for authors and subjects of headings. */
class Lists {
  readonly #cluster: Cluster;
  readonly #indices: Pair;
  readonly #field: string;
  readonly #entry: string;
  readonly #direction: Direction;
  readonly #type: 'A' | 'S' | null;

  constructor(cluster: Cluster, indices: Pair, { index, direction }: BrowseRequest) {
    this.#cluster = cluster;
    this.#indices = indices;
    this.#field = `browse.${index}`;
    this.#entry = `entry.${index}`;
    this.#direction = direction;
    this.#type = index === 'author' ? 'A' : index === 'subject' ? 'S' : null;
  }

  async begins(start: string): Promise<boolean> {
    if (start.length > longestPrefix) return false;
    const titles = this.#any(this.#indices.titles, [{ prefix: { [this.#field]: start } }]);
    if (await titles) return true;
    return (
      this.#type !== null &&
      (await this.#any(this.#indices.values, [...this.#headings(), { prefix: { key: start } }]))
    );
  }

  #headings(): Clause[] {
    return [{ term: { type: this.#type } }, { range: { total: { gt: 0 } } }];
  }

  async #any(index: string, filter: readonly Clause[]): Promise<boolean> {
    const { hits } = await this.#cluster.search(found, {
      method: 'POST',
      path: `/${index}/_search`,
      body: { query: { bool: { filter } }, size: 0, track_total_hits: 1 },
    });
    return (hits.total?.value ?? 0) > 0;
  }

  /** Entries onward from a place in the requested direction, nearest first. */
  async from(place: Place, limit: number): Promise<ListEntry[]> {
    const [titles, headings] = await Promise.all([
      this.#ofTitles(place, limit),
      this.#type === null ? [] : this.#ofHeadings(place, limit),
    ]);
    const sign = this.#direction === 'forward' ? 1 : -1;
    return [...titles, ...headings]
      .sort((a, b) => sign * compareKeys(a.key, b.key))
      .slice(0, limit);
  }

  async #ofTitles({ key, after }: Place, limit: number): Promise<ListEntry[]> {
    const order = this.#direction === 'forward' ? 'asc' : 'desc';
    if (order === 'desc' && key === '') return [];
    const itself = order === 'asc' && !after && key !== '' ? await this.#at(key) : [];
    const aggregation = {
      composite: {
        size: limit,
        sources: [{ key: { terms: { field: this.#field, order } } }],
        ...(key !== '' && { after: { key } }),
      },
    };
    const listed = await this.#page(aggregation);
    return [...itself, ...listed.map((one) => ({ ...one, label: null }))].slice(0, limit);
  }

  async #at(key: string): Promise<ListEntry[]> {
    const { hits } = await this.#cluster.search(found, {
      method: 'POST',
      path: `/${this.#indices.titles}/_search`,
      body: { query: { term: { [this.#field]: key } }, size: 0, track_total_hits: true },
    });
    const total = hits.total?.value ?? 0;
    return total > 0 ? [{ key, total, label: null }] : [];
  }

  async #page(aggregation: Clause): Promise<{ readonly key: string; readonly total: number }[]> {
    const { aggregations } = await this.#cluster.search(found, {
      method: 'POST',
      path: `/${this.#indices.titles}/_search`,
      body: { size: 0, aggs: { page: aggregation } },
    });
    return pages
      .parse(aggregations['page'])
      .buckets.map(({ key, doc_count }) => ({ key: key.key, total: doc_count }));
  }

  async #ofHeadings({ key, after }: Place, limit: number): Promise<ListEntry[]> {
    const forward = this.#direction === 'forward';
    const bound = boundOf(key);
    const beyond = forward ? (after ? { gt: bound } : { gte: bound }) : { lt: bound };
    const { hits } = await this.#cluster.search(found, {
      method: 'POST',
      path: `/${this.#indices.values}/_search`,
      body: {
        query: {
          bool: {
            filter: [...this.#headings(), { range: { key: beyond } }],
            must_not: [{ term: { key: '' } }],
          },
        },
        sort: [{ key: forward ? 'asc' : 'desc' }],
        size: limit,
        _source: ['key', 'total', 'label'],
      },
    });
    return hits.hits.map(({ source }) => heading.parse(source));
  }

  /** Counts the titles that have each way of writing an entry. */
  async labels(page: readonly ListEntry[]): Promise<Map<string, Map<string, number>>> {
    const labels = new Map<string, Map<string, number>>();
    for (const { key, label, total } of page)
      if (label !== null) labels.set(key, new Map([[label, total]]));
    const keys = page.filter(({ label }) => label === null).map(({ key }) => key);
    const wanted = new Set(keys);
    const end = `${keys.at(-1) ?? ''}\0\u{10ffff}\u{10ffff}`;
    let after = keys[0];
    while (after !== undefined) {
      const entries = await this.#page({
        composite: {
          size: 1000,
          sources: [{ key: { terms: { field: this.#entry } } }],
          after: { key: after },
        },
      });
      for (const { key: entry, total } of entries) {
        const key = keys.find((one) => entry.startsWith(`${one}\0`) && wanted.has(one));
        if (key === undefined) continue;
        const written = labels.get(key) ?? new Map<string, number>();
        labels.set(key, written.set(entry.slice(key.length + 1), total));
      }
      const reached = entries.length === 1000 ? entries.at(-1)?.key : undefined;
      after = reached !== undefined && compareKeys(reached, end) < 0 ? reached : undefined;
    }
    return labels;
  }
}

/** Bound of a key: for one longer than the index keeps, a text behind all that begin like it. */
function boundOf(key: string): string {
  return key.length <= longestPrefix ? key : `${key.slice(0, longestPrefix)}\u{10ffff}`;
}

const heading = z.object({ key: z.string(), total: z.number(), label: z.string() });
