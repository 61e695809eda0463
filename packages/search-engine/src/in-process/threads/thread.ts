import { Worker } from 'node:worker_threads';
import { SearchUnavailable } from '../../unavailable.ts';
import type { Answer, Call } from './messages.ts';
import { watch } from './watch.ts';
import type { Patience } from './watch.ts';

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
  readonly unwatch: () => void;
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

/** A worker thread that answers calls. When it dies or hangs, its open calls are rejected. */
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

  /** A thread that dies before its first answer may do so each time it is started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  call(question: Question): Promise<unknown> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const number = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers();
    const { patience } = this.#options;
    const unwatch = watch(this.#worker, patience, () => this.#died(new Error('it hung')));
    this.#waiting.set(number, { resolve, reject, unwatch });
    this.#worker.postMessage({ number, question } satisfies Call<Question>);
    return promise;
  }

  /** Sends a message that is not answered. */
  tell(message: unknown): void {
    if (this.#dead === null) this.#worker.postMessage(message);
  }

  /** Ends the thread without calling `onDeath`. */
  async end(reason: string): Promise<void> {
    this.#reject(new SearchUnavailable(reason));
    await this.#worker.terminate();
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    this.#hasAnswered = true;
    waiting?.unwatch();
    if (answer.kind === 'value') waiting?.resolve(answer.value);
    else waiting?.reject(answer.fault);
  }

  #died(cause: unknown): void {
    if (this.#dead !== null) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const fault = new SearchUnavailable(`A thread of the search engine died: ${reason}`, { cause });
    this.#reject(fault);
    void this.#worker.terminate();
    this.#options.onDeath(fault);
  }

  #reject(fault: Error): void {
    this.#dead = fault;
    for (const { reject, unwatch } of this.#waiting.values()) {
      unwatch();
      reject(fault);
    }
    this.#waiting.clear();
  }
}
