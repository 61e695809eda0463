import PQueue from 'p-queue';

/** Runs work in its turn; null where too many are waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Turns for heavy work: `atOnce` at a time, `mostWaiting` waiting, the rest not done. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  return turnsOf(new PQueue({ concurrency: atOnce }), mostWaiting);
}

function turnsOf(queue: PQueue, mostWaiting: number): InTurn {
  return async (work) => {
    const isFull = queue.pending >= queue.concurrency && queue.size >= mostWaiting;
    return isFull ? null : queue.add(work);
  };
}

/** Runs work in its turn among that of the same key; null where too many are waiting already. */
export type InTurnOf<Key> = <Result>(
  key: Key,
  work: () => Promise<Result>,
) => Promise<Result | null>;

/**
 * Turns for each key, by default one at a time: what would wait for a lock waits here, without a connection.
 */
export function createTurnsOf<Key>(mostWaiting: number, atOnce = 1): InTurnOf<Key> {
  const queues = new Map<Key, PQueue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: atOnce });
    queues.set(key, queue);
    try {
      return await turnsOf(queue, mostWaiting)(work);
    } finally {
      if (queue.size + queue.pending === 0) queues.delete(key);
    }
  };
}
