import type { AvailableTitles, SearchRequest, SearchResult } from '../../port.ts';
import { SearchUnavailable } from '../../unavailable.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import { AvailabilityStore } from '../write/availability-store.ts';
import { unflatten } from './flat-results.ts';
import type { NewAvailability, NewGeneration, SearchAnswers, SearchCall } from './messages.ts';
import { gatherResults, splitSearch } from './scatter-gather.ts';
import { SupervisedThread } from './supervised-thread.ts';
import type { Thread } from './thread.ts';
import type { Patience } from './watch.ts';

const searchEntry = new URL('./search-worker.ts', import.meta.url);
/** A search takes milliseconds: one that takes seconds of processor time never ends. */
const usual: Patience = { processor: 3_000, clock: 30_000 };
/** Searches beyond this many in the queue are refused: they would wait longer than anyone does. */
const queueLimit = 2_000;

interface PendingCall {
  readonly call: SearchCall;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/** Search threads with one search each at a time; further searches wait in a queue. */
export class SearchPool {
  readonly #places: readonly SupervisedThread<SearchCall>[];
  readonly #queue: PendingCall[] = [];
  readonly #onWarning: (message: string) => void;
  readonly #availability = new AvailabilityStore();
  #generation: Generation = emptyGeneration;
  #closed = false;

  constructor(
    workers: number,
    onWarning: (message: string) => void,
    entry = searchEntry,
    patience = usual,
  ) {
    this.#onWarning = onWarning;
    const options = {
      entry,
      patience,
      onStart: (thread: Thread<SearchCall>) => this.#tell(thread),
      onDeath: (dead: Thread<SearchCall>, fault: Error) => this.#died(dead, fault),
    };
    this.#places = Array.from(
      { length: Math.max(1, workers) },
      () => new SupervisedThread(options),
    );
  }

  #tell(thread: Thread<SearchCall>): void {
    const titles = this.#availability.titles();
    if (titles.length > 0) thread.tell({ titles, of: 'all' } satisfies NewAvailability);
    thread.tell({ generation: this.#generation } satisfies NewGeneration);
    this.#next(thread);
  }

  /** Searches in the queue go on with the next thread, unless none is likely to live. */
  #died(dead: Thread<SearchCall>, { message }: Error): void {
    this.#onWarning(`A search is lost and its thread started again: ${message}`);
    if (!dead.hasAnswered && this.#places.every(({ current }) => current.isDead))
      this.#refuseAll('No search thread can be started');
  }

  #refuseAll(reason: string): void {
    for (const { reject } of this.#queue.splice(0)) reject(new SearchUnavailable(reason));
  }

  use(generation: Generation): void {
    this.#generation = generation;
    for (const { current } of this.#places) current.tell({ generation } satisfies NewGeneration);
  }

  setAvailability(titles: readonly AvailableTitles[], of: 'these' | 'all'): void {
    this.#availability.change(titles, of);
    for (const { current } of this.#places) current.tell({ titles, of } satisfies NewAvailability);
  }

  ask<Kind extends SearchCall['kind']>(
    call: Extract<SearchCall, { kind: Kind }>,
  ): Promise<SearchAnswers[Kind]> {
    if (this.#closed) return Promise.reject(new SearchUnavailable('The search engine is closed'));
    if (this.#queue.length >= queueLimit)
      return Promise.reject(new SearchUnavailable('Too many searches wait'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#queue.push({ call, resolve, reject });
    const [idle] = this.#idle();
    if (idle !== undefined) this.#next(idle);
    return promise as Promise<SearchAnswers[Kind]>;
  }

  #idle(): readonly Thread<SearchCall>[] {
    return this.#places.map(({ current }) => current).filter(({ isIdle }) => isIdle);
  }

  /** With two idle threads, each does half. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const split = this.#idle().length > 1 ? splitSearch(request) : null;
    if (split === null) return this.#searched(request);
    const [first, second] = await Promise.all([this.#searched(split[0]), this.#searched(split[1])]);
    return gatherResults(request, first, second);
  }

  async #searched(request: SearchRequest): Promise<SearchResult> {
    return unflatten(await this.ask({ kind: 'search', request }));
  }

  #next(idle: Thread<SearchCall>): void {
    const waiting = idle.isIdle ? this.#queue.shift() : undefined;
    if (waiting === undefined) return;
    void idle
      .call(waiting.call)
      .then(waiting.resolve, waiting.reject)
      .finally(() => this.#next(idle));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const reason = 'The search engine is closed';
    this.#refuseAll(reason);
    await Promise.all(this.#places.map((place) => place.close(reason)));
  }
}
