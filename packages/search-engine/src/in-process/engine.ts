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
import { emptyGeneration, titleCount } from './index/generation.ts';
import type { Generation, Part } from './index/generation.ts';
import type { Segment } from './index/segment.ts';
import { bytesOf } from './index/typed-arrays.ts';
import { IndexThread, patienceOfBuilding } from './threads/index-thread.ts';
import { jsonPieces } from './threads/json-pieces.ts';
import { rebuilt } from './threads/rebuild.ts';
import { SearchPool } from './threads/search-pool.ts';
import { Thread } from './threads/thread.ts';
import { letGo } from './threads/unused-memory.ts';
import { partsToMerge } from './write/merge-policy.ts';

export interface InProcessOptions {
  /** File the index is kept in between runs; null for none. */
  readonly snapshotPath: string | null;
  /** Search threads, one at least. */
  readonly workers: number;
  /** What went wrong and was got over, in English, for the log. */
  readonly onWarning: (message: string) => void;
  /**
   * Milliseconds without changes after which parts are joined, 2,000 where not told: in the midst of
   * many it is done in vain.
   */
  readonly lull?: number;
}

export interface InProcessEngine extends SearchEngine {
  /** Joins all segments into one and forgets deleted titles. */
  merge(): Promise<void>;
  /** Writes the snapshot now. */
  save(): Promise<void>;
}

const mergeEntry = new URL('./threads/merge-worker.ts', import.meta.url);
/** How long changes may be in memory alone; after a crash they are read from the change log. */
const saveInterval = 5 * 60_000;
/** More parts than these slow searches down: they are joined at once. */
const manyParts = 16;
const batchLength = 200;

/**
 * Opens the engine, with the index of the snapshot where there is a good one. Where there is not,
 * `status().position` is null: the caller rebuilds.
 */
export async function openInProcessEngine(options: InProcessOptions): Promise<InProcessEngine> {
  const engine = new Engine(options);
  await engine.load();
  return engine;
}

class Engine implements InProcessEngine {
  readonly #path: string | null;
  readonly #onWarning: (message: string) => void;
  readonly #lullLength: number;
  readonly #pool: SearchPool;
  readonly #index: IndexThread;
  readonly #timer: NodeJS.Timeout;
  #generation: Generation = emptyGeneration;
  #unsaved = false;
  #saving: Promise<void> = Promise.resolve();
  /** One after the other, as they came. */
  #applying: Promise<void> = Promise.resolve();
  #merging: Promise<void> | null = null;
  #merger: Thread<readonly Part[]> | null = null;
  #lull: NodeJS.Timeout | undefined;
  #rebuilding = false;
  #closed = false;
  #bytes: number | null = null;

  constructor({ snapshotPath, workers, onWarning, lull = 2000 }: InProcessOptions) {
    this.#path = snapshotPath;
    this.#lullLength = lull;
    this.#onWarning = onWarning;
    this.#pool = new SearchPool(workers, onWarning);
    this.#index = new IndexThread(() => this.#generation, onWarning);
    this.#timer = setInterval(() => void this.#saveQuietly(), saveInterval);
    this.#timer.unref();
  }

  async load(): Promise<void> {
    if (this.#path === null) return;
    const loaded = await this.#index
      .ask({ kind: 'load', path: this.#path })
      .catch((fault: unknown) => ({ kind: 'unreadable', reason: String(fault) }) as const);
    switch (loaded.kind) {
      case 'loaded':
        this.#use(loaded.generation);
        this.#unsaved = false;
        this.#mergeInTime();
        return;
      case 'missing':
        return;
      case 'otherVersion':
        this.#onWarning(`The search index is of version ${loaded.version}: it has to be rebuilt`);
        return;
      case 'damaged':
        this.#onWarning('The search index is damaged: it has to be rebuilt');
        return;
      case 'unreadable':
        this.#onWarning(`The search index cannot be read (${loaded.reason}): it has to be rebuilt`);
    }
  }

  #use(generation: Generation): void {
    letGo(this.#generation, generation);
    this.#generation = generation;
    this.#bytes = null;
    this.#unsaved = true;
    this.#pool.use(generation);
  }

  apply(changes: readonly Change[], position: string): Promise<void> {
    const applied = this.#applying.then(() =>
      changes.length === 0 ? this.#moveTo(position) : this.#apply(changes, position),
    );
    this.#applying = applied.catch(() => undefined);
    return applied;
  }

  async #apply(changes: readonly Change[], position: string): Promise<void> {
    const pieces = await jsonPieces(changes, batchLength);
    this.#use(await this.#index.ask({ kind: 'apply', changes: pieces, position }));
    this.#mergeInTime();
  }

  /** Nothing changed for those who search, nor is there anything to write: positions move on all day. */
  async #moveTo(position: string): Promise<void> {
    await this.#index.ask({ kind: 'moveTo', position });
    this.#generation = { ...this.#generation, position };
  }

  async rebuild(documents: AsyncIterable<SearchDocument>, position: string): Promise<void> {
    if (this.#rebuilding) throw new Error('A rebuild is running');
    this.#rebuilding = true;
    try {
      this.#use(await rebuilt(this.#index, documents, position));
    } finally {
      this.#rebuilding = false;
    }
    void this.#saveQuietly();
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.#pool.search(request);
  }

  suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return this.#pool.ask({ kind: 'suggest', request });
  }

  spell(request: SpellRequest): Promise<Correction | null> {
    return this.#pool.ask({ kind: 'spell', request });
  }

  moreLikeThis(id: number, limit: number): Promise<readonly number[]> {
    return this.#pool.ask({ kind: 'moreLikeThis', id, limit });
  }

  browse(request: BrowseRequest): Promise<BrowsePage> {
    return this.#pool.ask({ kind: 'browse', request });
  }

  status(): EngineStatus {
    const generation = this.#generation;
    this.#bytes ??= bytesOf(generation);
    return {
      titles: titleCount(generation),
      segments: generation.parts.length,
      bytes: this.#bytes,
      position: generation.position,
    };
  }

  async merge(): Promise<void> {
    await this.#merging;
    const { parts } = this.#generation;
    if (parts.length > 1 || parts.some(({ deletedCount }) => deletedCount > 0))
      await this.#join(parts);
  }

  #mergeInTime(): void {
    clearTimeout(this.#lull);
    if (this.#generation.parts.length > manyParts) this.#mergeWhereWorth(true);
    this.#lull = setTimeout(() => this.#mergeWhereWorth(false), this.#lullLength).unref();
  }

  #mergeWhereWorth(changesCome: boolean): void {
    if (this.#merging !== null || this.#closed) return;
    const parts = partsToMerge(this.#generation, changesCome);
    if (parts.length === 0) return;
    this.#merging = this.#join(parts)
      .catch((fault: unknown) => {
        if (!this.#closed) this.#onWarning(`Segments could not be merged: ${String(fault)}`);
      })
      .finally(() => (this.#merging = null));
  }

  async #join(parts: readonly Part[]): Promise<void> {
    const merger = new Thread<readonly Part[]>(mergeEntry, {
      patience: patienceOfBuilding,
      onDeath: () => undefined,
    });
    this.#merger = merger;
    try {
      const segment = (await merger.call(parts)) as Segment;
      this.#use(await this.#index.ask({ kind: 'merged', made: parts, segment }));
    } finally {
      await merger.end('The merge is done');
    }
  }

  save(): Promise<void> {
    const previous = this.#saving;
    const saved = previous.catch(() => undefined).then(() => this.#write());
    this.#saving = saved;
    return saved;
  }

  async #write(): Promise<void> {
    if (this.#path === null || !this.#unsaved) return;
    this.#unsaved = false;
    try {
      await this.#index.ask({ kind: 'save', path: this.#path });
    } catch (fault) {
      this.#unsaved = true;
      throw fault;
    }
  }

  async #saveQuietly(): Promise<void> {
    try {
      await this.save();
    } catch (fault) {
      if (!this.#closed) this.#onWarning(`The search index could not be written: ${String(fault)}`);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    clearInterval(this.#timer);
    clearTimeout(this.#lull);
    await this.#saveQuietly();
    this.#closed = true;
    await Promise.all([
      this.#merger?.end('The search engine is closed'),
      this.#pool.close(),
      this.#index.close(),
    ]);
  }
}
