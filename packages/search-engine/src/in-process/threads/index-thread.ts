import type { Generation } from '../index/generation.ts';
import type { IndexAnswers, IndexCall } from './messages.ts';
import { SupervisedThread } from './supervised-thread.ts';
import type { Patience } from './watch.ts';

const entry = new URL('./index-worker.ts', import.meta.url);

/**
 * Documents come and go by the hundred: with a third of this memory a rebuild takes a fifth
 * longer.
 */
export const youngMb = 192;

/** The longest steps, at the end of a rebuild, take some ten seconds for a million titles. */
export const patienceOfBuilding: Patience = { processor: 15 * 60_000, clock: 120 * 60_000 };

/**
 * The thread that makes generations; when it dies or hangs, another starts from the current
 * generation.
 */
export class IndexThread {
  readonly #place: SupervisedThread<IndexCall>;

  constructor(current: () => Generation, onWarning: (message: string) => void) {
    this.#place = new SupervisedThread<IndexCall>({
      entry,
      patience: patienceOfBuilding,
      youngMb,
      onStart: (thread) => {
        // If it dies of this, the next thread tries again.
        thread.call({ kind: 'start', generation: current() }).catch(() => undefined);
      },
      onDeath: (_dead, { message }) =>
        onWarning(`What was written to the index is lost, to be written again: ${message}`),
    });
  }

  ask<Kind extends IndexCall['kind']>(
    call: Extract<IndexCall, { kind: Kind }>,
  ): Promise<IndexAnswers[Kind]> {
    return this.#place.current.call(call) as Promise<IndexAnswers[Kind]>;
  }

  async close(): Promise<void> {
    await this.#place.close('The search engine is closed');
  }
}
