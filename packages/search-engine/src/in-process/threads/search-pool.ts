import { AsyncLocalStorage } from 'node:async_hooks';
import type { AvailableTitles, SearchRequest, SearchResult, TitlesListener } from '../../port.ts';
import { SearchUnavailable } from '../../unavailable.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import { AvailabilityStore } from '../write/availability-store.ts';
import { unflatten } from './flat-results.ts';
import type { NewAvailability, NewGeneration, SearchAnswers, SearchCall } from './messages.ts';
import { gatherResults, splitSearch } from './scatter-gather.ts';
import { SupervisedThread } from './supervised-thread.ts';
import { CallNotBegun, type Thread } from './thread.ts';
import type { Patience } from './watch.ts';

const searchEntry = new URL('./search-worker.ts', import.meta.url);
/** A search takes milliseconds: one that takes seconds of processor time never ends. */
const usual: Patience = { processor: 3_000, clock: 30_000 };
/** Most searches in the queue; more are refused, since they would wait longer than people do. */
const queueLimit = 2_000;
/**
 * Calls that a thread has at once: the next waits beside it, since a thread that begins one only once the
 * caller has read its last answer stands idle for more than half of the time when there are many.
 */
const callsAtOnce = 2;

const noThread = () => new SearchUnavailable('No search thread can be started');

interface PendingCall {
  readonly call: SearchCall;
  readonly onTitles: TitlesListener | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/** Search threads with a search each, and the next; further searches wait in a queue. */
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

  get #threads(): readonly Thread<SearchCall>[] {
    return this.#places.map(({ current }) => current);
  }

  /** Searches in the queue go on with the next thread, unless none is likely to live. */
  #died(dead: Thread<SearchCall>, { message }: Error): void {
    this.#onWarning(`A search is lost and its thread started again: ${message}`);
    if (!dead.hasAnswered && this.#places.every(({ current }) => current.isDead))
      this.#refuseAll(noThread());
  }

  #refuseAll(fault: Error): void {
    for (const { reject } of this.#queue.splice(0)) reject(fault);
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
    onTitles?: TitlesListener,
  ): Promise<SearchAnswers[Kind]> {
    if (this.#closed) return Promise.reject(new SearchUnavailable('The search engine is closed'));
    if (this.#queue.length >= queueLimit)
      return Promise.reject(new SearchUnavailable('Too many searches wait'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#queue.push({ call, onTitles, resolve, reject });
    this.#dispatch();
    return promise as Promise<SearchAnswers[Kind]>;
  }

  #idle(): readonly Thread<SearchCall>[] {
    return this.#threads.filter(({ isIdle }) => isIdle);
  }

  /** Gives the next call to the thread with the fewest. */
  #dispatch(): void {
    const [first, ...others] = this.#threads.filter(({ isDead }) => !isDead);
    if (first === undefined) return;
    this.#next(others.reduce((a, b) => (b.openCalls < a.openCalls ? b : a), first));
  }

  /**
   * Searches. With two idle threads, each does half; but where titles are reported early one does all, since their
   * receiver keeps the other processors busy while facets are counted.
   */
  async search(request: SearchRequest, onTitles?: TitlesListener): Promise<SearchResult> {
    const isSplit = onTitles === undefined && this.#idle().length > 1;
    const split = isSplit ? splitSearch(request) : null;
    // A thread's message arrives without an asynchronous context; the caller's is restored.
    const listener = onTitles && AsyncLocalStorage.bind(onTitles);
    if (split === null) return this.#searched(request, listener);
    const [first, second] = await Promise.all([this.#searched(split[0]), this.#searched(split[1])]);
    return gatherResults(request, first, second);
  }

  async #searched(request: SearchRequest, onTitles?: TitlesListener): Promise<SearchResult> {
    const call = { kind: 'search', request, tellsTitles: onTitles !== undefined } as const;
    return unflatten(await this.ask(call, onTitles));
  }

  #next(thread: Thread<SearchCall>): void {
    if (thread.isDead || thread.openCalls >= callsAtOnce) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    void thread
      .call(waiting.call, waiting.onTitles)
      .then(waiting.resolve, (fault: unknown) => this.#failed(waiting, fault))
      .finally(() => this.#next(thread));
  }

  #failed(pending: PendingCall, fault: unknown): void {
    if (!(fault instanceof CallNotBegun)) return pending.reject(fault);
    if (this.#threads.every(({ isDead }) => isDead)) return pending.reject(noThread());
    this.#queue.unshift(pending);
    this.#dispatch();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const reason = 'The search engine is closed';
    this.#refuseAll(new SearchUnavailable(reason));
    await Promise.all(this.#places.map((place) => place.close(reason)));
  }
}
