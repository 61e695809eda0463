import { Thread } from './thread.ts';
import type { ThreadOptions } from './thread.ts';

/** Milliseconds before a thread that died without a single answer is replaced. */
const restartPauseMs = 1000;

export interface SupervisedThreadOptions<Question> extends Omit<ThreadOptions, 'onDeath'> {
  readonly entry: URL;
  /** Prepares a thread that has just started; called for the first one too. */
  readonly onStart: (thread: Thread<Question>) => void;
  readonly onDeath: (dead: Thread<Question>, fault: Error) => void;
}

/** Keeps a thread running: starts another when it dies or hangs. */
export class SupervisedThread<Question> {
  readonly #options: SupervisedThreadOptions<Question>;
  #thread: Thread<Question>;
  #isClosed = false;

  constructor(options: SupervisedThreadOptions<Question>) {
    this.#options = options;
    this.#thread = this.#start();
  }

  /** The current thread; a dead one until the next has started. */
  get current(): Thread<Question> {
    return this.#thread;
  }

  #start(): Thread<Question> {
    const thread: Thread<Question> = new Thread<Question>(this.#options.entry, {
      ...this.#options,
      onDeath: (fault) => this.#replace(thread, fault),
    });
    this.#options.onStart(thread);
    return thread;
  }

  #replace(dead: Thread<Question>, fault: Error): void {
    if (this.#isClosed) return;
    const restart = (): void => {
      if (!this.#isClosed) this.#thread = this.#start();
    };
    if (dead.hasAnswered) restart();
    else setTimeout(restart, restartPauseMs).unref();
    this.#options.onDeath(dead, fault);
  }

  async close(reason: string): Promise<void> {
    this.#isClosed = true;
    await this.#thread.end(reason);
  }
}
