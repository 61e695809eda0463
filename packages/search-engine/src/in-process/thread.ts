import { Worker } from 'node:worker_threads';
import type { Answer, Call } from './messages.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * A worker thread that answers calls. When it dies, the calls it has are rejected; `onDeath` tells
 * its owner, who may start another.
 */
export class Thread<Question> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onDeath: (fault: Error) => void;
  #last = 0;
  #dead: Error | null = null;

  /** `youngMb`: megabytes for what is soon forgotten; where little is given, memory is cleaned often. */
  constructor(entry: URL, onDeath: (fault: Error) => void, youngMb?: number) {
    this.#onDeath = onDeath;
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const resourceLimits = youngMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMb };
    this.#worker = new Worker(entry, { execArgv, resourceLimits });
    this.#worker.on('message', (answer: Answer) => this.#answered(answer));
    this.#worker.on('error', (fault) => this.#died(fault));
    this.#worker.on('exit', () => this.#died(new Error('A thread of the search engine ended')));
  }

  get calls(): number {
    return this.#waiting.size;
  }

  call(question: Question): Promise<unknown> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const number = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers();
    this.#waiting.set(number, { resolve, reject });
    this.#worker.postMessage({ number, question } satisfies Call<Question>);
    return promise;
  }

  /** A message that is not answered. */
  tell(message: unknown): void {
    if (this.#dead === null) this.#worker.postMessage(message);
  }

  /** Ends it without a word to `onDeath`. */
  async end(reason: string): Promise<void> {
    this.#reject(new Error(reason));
    await this.#worker.terminate();
  }

  /** Ends it as if it had died by itself. */
  kill(reason: string): void {
    this.#died(new Error(reason));
    void this.#worker.terminate();
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if (answer.kind === 'value') waiting?.resolve(answer.value);
    else waiting?.reject(answer.fault);
  }

  #died(fault: unknown): void {
    if (this.#dead !== null) return;
    const error = fault instanceof Error ? fault : new Error(String(fault));
    this.#reject(error);
    this.#onDeath(error);
  }

  #reject(fault: Error): void {
    this.#dead = fault;
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}
