import { Worker } from 'node:worker_threads';
import type { TitlesListener } from '../../port.ts';
import { SearchUnavailable } from '../../unavailable.ts';
import type { Answer, Call } from './messages.ts';
import { watch } from './watch.ts';
import type { Patience } from './watch.ts';

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
  /** Ends the watch over the call; null while an earlier call is running. */
  unwatch: (() => void) | null;
  readonly onTitles: TitlesListener | undefined;
}

export interface ThreadOptions {
  readonly patience: Patience;
  /**
   * Called when the thread died by itself, or was ended because it hung: its owner may start
   * another.
   */
  readonly onDeath: (fault: Error) => void;
  /** Megabytes for short-lived objects; with little, garbage is collected often. */
  readonly youngMb?: number;
}

/** Error of a call whose thread died before its turn came: another thread can take it. */
export class CallNotBegun extends SearchUnavailable {}

/**
 * A worker thread that answers calls, one after the other. When it dies or hangs, its open calls are rejected,
 * those after the first with `CallNotBegun`.
 */
export class Thread<Question> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingCall>();
  readonly #options: ThreadOptions;
  #last = 0;
  #hasAnswered = false;
  #dead: Error | null = null;

  constructor(entry: URL, options: ThreadOptions) {
    this.#options = options;
    const { youngMb } = options;
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const resourceLimits = youngMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMb };
    this.#worker = new Worker(entry, { execArgv, resourceLimits });
    this.#worker.on('message', (answer: Answer) => this.#answered(answer));
    this.#worker.on('error', (fault) => this.#died(fault));
    this.#worker.on('exit', () => this.#died(new Error('it ended')));
  }

  get isDead(): boolean {
    return this.#dead !== null;
  }

  get isIdle(): boolean {
    return this.#dead === null && this.#waiting.size === 0;
  }

  /** Number of calls that it has not answered. */
  get openCalls(): number {
    return this.#waiting.size;
  }

  /** A thread that dies before its first answer may do so each time it is started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** @param onTitles - called where the answer is to a search, and its titles come first */
  call(question: Question, onTitles?: TitlesListener): Promise<unknown> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const number = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers();
    this.#waiting.set(number, { resolve, reject, unwatch: null, onTitles });
    this.#watchFirst();
    this.#worker.postMessage({ number, question } satisfies Call<Question>);
    return promise;
  }

  #watchFirst(): void {
    const [first] = this.#waiting.values();
    if (!first || first.unwatch) return;
    const { patience } = this.#options;
    first.unwatch = watch(this.#worker, patience, () => this.#died(new Error('it hung')));
  }

  /** Sends a message that is not answered. */
  tell(message: unknown): void {
    if (this.#dead === null) this.#worker.postMessage(message);
  }

  /** Ends the thread without calling `onDeath`. */
  async end(reason: string): Promise<void> {
    const fault = new SearchUnavailable(reason);
    this.#reject(fault, fault);
    await this.#worker.terminate();
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    if (answer.kind === 'titles') return waiting?.onTitles?.(answer.ids);
    this.#waiting.delete(answer.number);
    this.#hasAnswered = true;
    waiting?.unwatch?.();
    this.#watchFirst();
    if (answer.kind === 'value') waiting?.resolve(answer.value);
    else waiting?.reject(answer.fault);
  }

  #died(cause: unknown): void {
    if (this.#dead !== null) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `A thread of the search engine died: ${reason}`;
    const fault = new SearchUnavailable(message, { cause });
    this.#reject(fault, new CallNotBegun(message, { cause }));
    void this.#worker.terminate();
    this.#options.onDeath(fault);
  }

  /** @param ofOthers - what the calls after the first are rejected with */
  #reject(fault: Error, ofOthers: Error): void {
    this.#dead = fault;
    const [first, ...others] = this.#waiting.values();
    this.#waiting.clear();
    first?.unwatch?.();
    first?.reject(fault);
    for (const { reject } of others) reject(ofOthers);
  }
}
