import type { SearchRequest, SearchResult } from '../port.ts';
import { unflattened } from './flat-results.ts';
import { emptyGeneration } from './generation.ts';
import type { Generation } from './generation.ts';
import { halvesOf, joined } from './halves.ts';
import type { NewGeneration, SearchAnswers, SearchCall } from './messages.ts';
import { Thread } from './thread.ts';

const entry = new URL('./search-worker.ts', import.meta.url);
/** A search takes milliseconds: one that takes this long hangs, and its thread is replaced. */
const timeLimit = 15_000;
/** Searches that wait beyond this many are refused, or each would wait for longer than anyone does. */
const queueLimit = 2_000;

interface Waiting {
  readonly call: SearchCall;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/** Search threads, each with one search at a time; further ones wait in line. */
export class SearchPool {
  readonly #threads: Thread<SearchCall>[];
  readonly #queue: Waiting[] = [];
  readonly #onWarning: (message: string) => void;
  #generation: Generation = emptyGeneration;
  #closed = false;

  constructor(workers: number, onWarning: (message: string) => void) {
    this.#onWarning = onWarning;
    this.#threads = Array.from({ length: Math.max(1, workers) }, (_, i) => this.#start(i));
  }

  #start(place: number): Thread<SearchCall> {
    const thread = new Thread<SearchCall>(entry, (fault) => {
      this.#onWarning(`A search thread died and is started again: ${fault.message}`);
      if (this.#closed) return;
      this.#threads[place] = this.#start(place);
      this.#next();
    });
    thread.tell({ generation: this.#generation } satisfies NewGeneration);
    return thread;
  }

  use(generation: Generation): void {
    this.#generation = generation;
    for (const thread of this.#threads) thread.tell({ generation } satisfies NewGeneration);
  }

  ask<Kind extends SearchCall['kind']>(
    call: Extract<SearchCall, { kind: Kind }>,
  ): Promise<SearchAnswers[Kind]> {
    if (this.#closed) return Promise.reject(new Error('The search engine is closed'));
    if (this.#queue.length >= queueLimit)
      return Promise.reject(new Error('Too many searches wait'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#queue.push({ call, resolve, reject });
    this.#next();
    return promise as Promise<SearchAnswers[Kind]>;
  }

  /** With two threads idle, each does half. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const idle = this.#threads.filter((thread) => thread.calls === 0);
    const halves = idle.length > 1 ? halvesOf(request) : null;
    if (halves === null) return this.#searched(request);
    const [first, second] = await Promise.all([
      this.#searched(halves[0]),
      this.#searched(halves[1]),
    ]);
    return joined(request, first, second);
  }

  async #searched(request: SearchRequest): Promise<SearchResult> {
    return unflattened(await this.ask({ kind: 'search', request }));
  }

  #next(): void {
    const idle = this.#threads.find((thread) => thread.calls === 0);
    if (idle === undefined) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    const timer = setTimeout(() => idle.kill('A search took too long'), timeLimit);
    void idle
      .call(waiting.call)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        clearTimeout(timer);
        this.#next();
      });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const reason = 'The search engine is closed';
    for (const { reject } of this.#queue.splice(0)) reject(new Error(reason));
    await Promise.all(this.#threads.map((thread) => thread.end(reason)));
  }
}
