import type { SearchDocument } from '../port.ts';
import { anything } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { valueRecord } from './values.ts';
import { positionLine, titleLine, valuesOf } from './writer.ts';
import { bulk } from './bulk.ts';
import type { Line } from './bulk.ts';
import { countHeadings } from './heading-totals.ts';

const batchSize = 500;
/** Batches of titles that are indexed at once: a shard takes each by one thread. */
const titleLanes = 4;
/** Most labels that are remembered as written lately, so that they are not written again. */
const rememberedLabels = 200_000;

/** Fills a new pair, which is not in use yet. */
export async function fill(
  cluster: Cluster,
  pair: Pair,
  documents: AsyncIterable<SearchDocument>,
  position: string,
): Promise<void> {
  const filling = new TitleFeed(cluster, pair);
  let batch: SearchDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize * titleLanes) continue;
    await filling.put(batch);
    batch = [];
  }
  await filling.put(batch);
  await filling.done();
  await refresh(cluster, pair);
  await countHeadings(cluster, pair);
  await bulk(cluster, pair.values, [positionLine(position)], false);
  // A request's own refresh covers only the shards that it wrote to.
  await refresh(cluster, pair);
}

/** Feeds titles to the index: they are analysed while those before them are indexed. */
class TitleFeed {
  readonly #titles: readonly Lane[];
  readonly #values: Lane;
  readonly #labels = new Map<string, string>();

  constructor(cluster: Cluster, pair: Pair) {
    this.#titles = Array.from({ length: titleLanes }, () => new Lane(cluster, pair.titles));
    this.#values = new Lane(cluster, pair.values);
  }

  async put(batch: readonly SearchDocument[]): Promise<void> {
    // A title that comes twice is in the same lane both times.
    const byLane = Map.groupBy(batch, ({ id }) => id % titleLanes);
    const titles = this.#titles.map((lane, at) => ({
      lane,
      lines: (byLane.get(at) ?? []).map(titleLine),
    }));
    const values = { lane: this.#values, lines: this.#newLabels(batch) };
    await Promise.all([...titles, values].map(({ lane, lines }) => lane.send(lines)));
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
    await Promise.all([...this.#titles, this.#values].map((lane) => lane.done()));
  }
}

/** Batches for one index, each sent once the one before is indexed. */
class Lane {
  readonly #cluster: Cluster;
  readonly #index: string;
  #sent: Promise<void> = Promise.resolve();

  constructor(cluster: Cluster, index: string) {
    this.#cluster = cluster;
    this.#index = index;
  }

  /** Resolves once the batch before is indexed, with the fault of that one if it had one. */
  async send(lines: readonly Line[]): Promise<void> {
    await this.#sent;
    const sent = bulk(this.#cluster, this.#index, lines, false);
    // Its fault is told where the next one waits for it.
    sent.catch(() => undefined);
    this.#sent = sent;
  }

  async done(): Promise<void> {
    await this.#sent;
  }
}

async function refresh(cluster: Cluster, { titles, values }: Pair): Promise<void> {
  await cluster.write(anything, { method: 'POST', path: `/${titles},${values}/_refresh` });
}
