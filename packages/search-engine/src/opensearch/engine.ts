import { z } from 'zod';
import type {
  BrowsePage,
  BrowseRequest,
  Change,
  Correction,
  EngineStatus,
  SearchDocument,
  SearchEngine,
  SearchRequest,
  SearchResult,
  SpellRequest,
  SuggestRequest,
  Suggestion,
} from '../port.ts';
import { documents } from './answers.ts';
import { browse } from './browse.ts';
import { Cluster } from './cluster.ts';
import { aliasesOf, createPair, isReadable, removePair, switchTo } from './indices.ts';
import type { Pair } from './indices.ts';
import { fill } from './rebuild.ts';
import { search } from './search.ts';
import { moreLikeThis } from './more-like-this.ts';
import { spell } from './spell.ts';
import { suggest } from './suggest.ts';
import { applyChanges } from './writer.ts';

export interface OpenSearchOptions {
  /** 'https://user:password@search.example.org:9200'; several nodes with commas between them. */
  readonly url: string;
  /** Beginning of the names of its indices: a cluster may hold several catalogues. */
  readonly name: string;
  readonly shards: number;
}

/** Milliseconds between two looks whether the cluster is there. */
const lookInterval = 5_000;
type IndexStatus = Omit<EngineStatus, 'version' | 'isAway'>;
const noTitles: IndexStatus = { titles: 0, segments: 0, bytes: 0, position: null };
/** Number of titles above which a term says nothing of likeness, if it also has more than one title in twenty. */
const commonFrom = 1_000;

/**
 * Opens the index that the cluster keeps under a name. Where there is none of this version,
 * `status().position` is null, and the caller rebuilds.
 */
export async function openOpenSearchEngine(options: OpenSearchOptions): Promise<SearchEngine> {
  const engine = new Engine(options);
  await engine.load();
  return engine;
}

class Engine implements SearchEngine {
  readonly #options: OpenSearchOptions;
  readonly #cluster: Cluster;
  readonly #aliases: Pair;
  readonly #timer: NodeJS.Timeout;
  #status: IndexStatus = noTitles;
  /** Starts at the current time, so it never equals an earlier engine's version. */
  #version = Date.now();
  #isAway = false;
  /** The last change under way: changes are applied one after the other, as they come. */
  #applying: Promise<void> = Promise.resolve();

  constructor(options: OpenSearchOptions) {
    this.#options = options;
    this.#cluster = new Cluster(options.url);
    this.#aliases = aliasesOf(options.name);
    this.#timer = setInterval(() => void this.#lookAgain(), lookInterval).unref();
  }

  async load(): Promise<void> {
    if (await isReadable(this.#cluster, this.#options.name)) await this.#look();
  }

  async #look(): Promise<void> {
    this.#status = await statusOf(this.#cluster, this.#aliases);
  }

  /** Looks at the index again; the place in the log is our own: another server that feeds it may be elsewhere. */
  async #lookAgain(): Promise<void> {
    if (this.#status.position === null) return;
    try {
      const { titles, segments, bytes } = await statusOf(this.#cluster, this.#aliases);
      this.#status = { ...this.#status, titles, segments, bytes };
      this.#isAway = false;
    } catch {
      this.#isAway = true;
    }
  }

  apply(changes: readonly Change[], position: string): Promise<void> {
    const applied = this.#applying.then(() => this.#apply(changes, position));
    this.#applying = applied.catch(() => undefined);
    return applied;
  }

  async #apply(changes: readonly Change[], position: string): Promise<void> {
    if (changes.length > 0) {
      await applyChanges(this.#cluster, this.#aliases, changes, position);
      this.#version++;
      await this.#lookAgain();
    }
    this.#status = { ...this.#status, position };
  }

  async rebuild(stream: AsyncIterable<SearchDocument>, position: string): Promise<void> {
    const pair = await createPair(this.#cluster, this.#options.name, this.#options.shards);
    try {
      await fill(this.#cluster, pair, stream, position);
    } catch (fault) {
      await removePair(this.#cluster, pair).catch(() => undefined);
      throw fault;
    }
    await switchTo(this.#cluster, this.#options.name, pair);
    this.#version++;
    await this.#look();
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return search(this.#cluster, this.#aliases, request);
  }

  suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return suggest(this.#cluster, this.#aliases, request);
  }

  spell(request: SpellRequest): Promise<Correction | null> {
    return spell(this.#cluster, this.#aliases, request);
  }

  moreLikeThis(id: number, limit: number): Promise<readonly number[]> {
    const common = Math.max(commonFrom, Math.ceil(this.#status.titles / 20));
    return moreLikeThis(this.#cluster, this.#aliases, { id, limit, common });
  }

  browse(request: BrowseRequest): Promise<BrowsePage> {
    return browse(this.#cluster, this.#aliases, request);
  }

  status(): EngineStatus {
    const status = { ...this.#status, version: this.#version };
    return this.#isAway ? { ...status, isAway: true } : status;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#applying;
    await this.#cluster.close();
  }
}

const stats = z
  .object({
    _all: z.object({
      primaries: z.object({
        docs: z.object({ count: z.number() }),
        store: z.object({ size_in_bytes: z.number() }),
        segments: z.object({ count: z.number() }),
      }),
    }),
  })
  .transform(({ _all: all }) => all);
const positioned = z.object({ position: z.string() });

async function statusOf(cluster: Cluster, { titles, values }: Pair): Promise<IndexStatus> {
  const [counted, kept] = await Promise.all([
    cluster.write(stats, { method: 'GET', path: `/${titles}/_stats/docs,store,segments` }),
    cluster.write(documents, {
      method: 'POST',
      path: `/${values}/_mget`,
      body: { ids: ['position'] },
    }),
  ]);
  const { docs, store, segments } = counted.primaries;
  const position = positioned.safeParse(kept.docs[0]?.source);
  return {
    titles: docs.count,
    segments: segments.count,
    bytes: store.size_in_bytes,
    position: position.success ? position.data.position : null,
  };
}
