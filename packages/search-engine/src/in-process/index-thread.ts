import type { Generation } from './generation.ts';
import type { IndexAnswers, IndexCall } from './messages.ts';
import { Thread } from './thread.ts';

const entry = new URL('./index-worker.ts', import.meta.url);

/** Documents come and go by the hundred: with a third of it a rebuild takes a fifth longer. */
export const youngMb = 192;

/** The thread that makes generations; started again from the current one when it dies. */
export class IndexThread {
  readonly #current: () => Generation;
  readonly #onWarning: (message: string) => void;
  #thread: Thread<IndexCall>;
  #closed = false;

  constructor(current: () => Generation, onWarning: (message: string) => void) {
    this.#current = current;
    this.#onWarning = onWarning;
    this.#thread = this.#start();
  }

  #start(): Thread<IndexCall> {
    return new Thread<IndexCall>(entry, (fault) => this.#startAgain(fault), youngMb);
  }

  #startAgain(fault: Error): void {
    this.#onWarning(`The index thread died and is started again: ${fault.message}`);
    if (this.#closed) return;
    this.#thread = this.#start();
    // Should it die of this, the next one tries again.
    this.ask({ kind: 'start', generation: this.#current() }).catch(() => undefined);
  }

  ask<Kind extends IndexCall['kind']>(
    call: Extract<IndexCall, { kind: Kind }>,
  ): Promise<IndexAnswers[Kind]> {
    return this.#thread.call(call) as Promise<IndexAnswers[Kind]>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread.end('The search engine is closed');
  }
}
