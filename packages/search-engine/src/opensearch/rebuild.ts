import type { SearchDocument } from '../port.ts';
import { anything, found, pages } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { headingTypes, valueId, valueRecord } from './values.ts';
import { bulk, positionLine, titleLine, valuesOf } from './writer.ts';
import type { Line } from './writer.ts';

const batchSize = 500;
/** Labels written not long ago are not written again. */
const rememberedLabels = 200_000;
const headingsAtOnce = 5_000;

/** Fills a new pair, which nobody asks yet. */
export async function fill(
  cluster: Cluster,
  pair: Pair,
  documents: AsyncIterable<SearchDocument>,
  position: string,
): Promise<void> {
  const lanes = new Lanes(cluster, pair);
  let batch: SearchDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    await lanes.put(batch);
    batch = [];
  }
  await lanes.put(batch);
  await lanes.done();
  await refresh(cluster, pair);
  await countHeadings(cluster, pair);
  await bulk(cluster, pair.values, [positionLine(position)], false);
  // A request's own refresh is of the shards that it wrote to alone.
  await refresh(cluster, pair);
}

/** One batch is analysed while the one before is indexed; the order within each index is kept. */
class Lanes {
  readonly #cluster: Cluster;
  readonly #pair: Pair;
  readonly #labels = new Map<string, string>();
  #sent: Promise<unknown> = Promise.resolve();

  constructor(cluster: Cluster, pair: Pair) {
    this.#cluster = cluster;
    this.#pair = pair;
  }

  async put(batch: readonly SearchDocument[]): Promise<void> {
    const titles = batch.map(titleLine);
    const values = this.#newLabels(batch);
    await this.#sent;
    const sent = Promise.all([
      bulk(this.#cluster, this.#pair.titles, titles, false),
      bulk(this.#cluster, this.#pair.values, values, false),
    ]);
    // Its fault is told where the next one waits for it.
    sent.catch(() => undefined);
    this.#sent = sent;
  }

  #newLabels(batch: readonly SearchDocument[]): Line[] {
    const lines: Line[] = [];
    for (const [id, { type, value }] of valuesOf(batch)) {
      if (this.#labels.get(id) === value.label) continue;
      if (this.#labels.size >= rememberedLabels) this.#labels.clear();
      this.#labels.set(id, value.label);
      lines.push({
        act: { index: { _id: id } },
        record: { ...valueRecord(type, value), total: 0 },
      });
    }
    return lines;
  }

  async done(): Promise<void> {
    await this.#sent;
  }
}

async function refresh(cluster: Cluster, { titles, values }: Pair): Promise<void> {
  await cluster.write(anything, { method: 'POST', path: `/${titles},${values}/_refresh` });
}

/** Every heading once all titles are there, page by page. */
async function countHeadings(cluster: Cluster, pair: Pair): Promise<void> {
  for (const type of headingTypes) {
    let after: string | null = null;
    do {
      const counted = await headingsAfter(cluster, pair.titles, type, after);
      const lines = counted.map(({ code, total }) => ({
        act: { update: { _id: valueId(type, code) } },
        record: { doc: { total } },
      }));
      await bulk(cluster, pair.values, lines, false);
      after = counted.length === headingsAtOnce ? (counted.at(-1)?.code ?? null) : null;
    } while (after !== null);
  }
}

async function headingsAfter(
  cluster: Cluster,
  titles: string,
  type: string,
  after: string | null,
): Promise<{ readonly code: string; readonly total: number }[]> {
  const { aggregations } = await cluster.write(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      size: 0,
      aggs: {
        page: {
          composite: {
            size: headingsAtOnce,
            sources: [{ key: { terms: { field: `facet.${type}` } } }],
            ...(after !== null && { after: { key: after } }),
          },
        },
      },
    },
  });
  return pages
    .parse(aggregations['page'])
    .buckets.map(({ key, doc_count }) => ({ code: key.key, total: doc_count }));
}
