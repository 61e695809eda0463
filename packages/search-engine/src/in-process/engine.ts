import type {
  AvailableTitles,
  BrowsePage,
  BrowseRequest,
  Change,
  Correction,
  EngineStatus,
  SearchDocument,
  SearchEngine,
  SearchRequest,
  SearchResult,
  TitlesListener,
  SpellRequest,
  SuggestRequest,
  Suggestion,
} from '../port.ts';
import { emptyGeneration, titleCount } from './index/generation.ts';
import type { Generation, SegmentView } from './index/generation.ts';
import type { Segment } from './index/segment.ts';
import { bytesOf } from './index/typed-arrays.ts';
import { IndexThread, patienceOfBuilding } from './threads/index-thread.ts';
import { jsonPieces } from './threads/json-pieces.ts';
import { rebuildIndex } from './threads/rebuild.ts';
import { SearchPool } from './threads/search-pool.ts';
import { Thread } from './threads/thread.ts';
import { releaseMemory } from './threads/unused-memory.ts';
import { segmentsToMerge } from './write/merge-policy.ts';

export interface InProcessOptions {
  /** The file that keeps the index between runs; null for none. */
  readonly snapshotPath: string | null;
  /** Number of search threads, at least one. */
  readonly workers: number;
  /** Receives, in English and for the log, what went wrong without harm to the answers. */
  readonly onWarning: (message: string) => void;
  /**
   * Milliseconds without changes after which segments are merged; 2,000 by default. A merge amid
   * many changes is wasted work.
   */
  readonly lull?: number;
}

export interface InProcessEngine extends SearchEngine {
  /** Merges all segments into one and drops deleted titles. */
  merge(): Promise<void>;
  /** Writes the snapshot now. */
  save(): Promise<void>;
}

const mergeEntry = new URL('./threads/merge-worker.ts', import.meta.url);
/** Longest time in ms that changes are in memory alone; after a crash the change log has them. */
const saveInterval = 5 * 60_000;
/** Number of segments above which they slow searches down and are merged at once. */
const manySegments = 16;
const batchLength = 200;

/**
 * Opens the engine with the index of the snapshot, if there is a good one. Otherwise
 * `status().position` is null, and the caller rebuilds.
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
  /** Starts at the current time, so it never equals an earlier engine's version. */
  #version = Date.now();
  #unsaved = false;
  #saving: Promise<void> = Promise.resolve();
  /** The last change under way: changes are applied one after the other, as they come. */
  #applying: Promise<void> = Promise.resolve();
  #merging: Promise<void> | null = null;
  #merger: Thread<readonly SegmentView[]> | null = null;
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
    releaseMemory(this.#generation, generation);
    this.#generation = generation;
    this.#version += 1;
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

  /** Moves only the position, which happens all day: there is nothing to send to the search threads, nor to write. */
  async #moveTo(position: string): Promise<void> {
    await this.#index.ask({ kind: 'moveTo', position });
    this.#generation = { ...this.#generation, position };
  }

  async rebuild(documents: AsyncIterable<SearchDocument>, position: string): Promise<void> {
    if (this.#rebuilding) throw new Error('A rebuild is running');
    this.#rebuilding = true;
    try {
      this.#use(await rebuildIndex(this.#index, documents, position));
    } finally {
      this.#rebuilding = false;
    }
    void this.#saveQuietly();
  }

  setAvailability(titles: readonly AvailableTitles[], of: 'these' | 'all'): void {
    this.#pool.setAvailability(titles, of);
  }

  search(request: SearchRequest, onTitles?: TitlesListener): Promise<SearchResult> {
    return this.#pool.search(request, onTitles);
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
      segments: generation.segments.length,
      bytes: this.#bytes,
      position: generation.position,
      version: this.#version,
    };
  }

  async merge(): Promise<void> {
    await this.#merging;
    const { segments } = this.#generation;
    if (segments.length > 1 || segments.some(({ deletedCount }) => deletedCount > 0))
      await this.#mergeSegments(segments);
  }

  #mergeInTime(): void {
    clearTimeout(this.#lull);
    if (this.#generation.segments.length > manySegments) this.#mergeWhereWorth(true);
    this.#lull = setTimeout(() => this.#mergeWhereWorth(false), this.#lullLength).unref();
  }

  #mergeWhereWorth(changesCome: boolean): void {
    if (this.#merging !== null || this.#closed) return;
    const segments = segmentsToMerge(this.#generation, changesCome);
    if (segments.length === 0) return;
    this.#merging = this.#mergeSegments(segments)
      .catch((fault: unknown) => {
        if (!this.#closed) this.#onWarning(`Segments could not be merged: ${String(fault)}`);
      })
      .finally(() => (this.#merging = null));
  }

  async #mergeSegments(segments: readonly SegmentView[]): Promise<void> {
    const merger = new Thread<readonly SegmentView[]>(mergeEntry, {
      patience: patienceOfBuilding,
      onDeath: () => undefined,
    });
    this.#merger = merger;
    try {
      const segment = (await merger.call(segments)) as Segment;
      this.#use(await this.#index.ask({ kind: 'merged', sources: segments, segment }));
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
