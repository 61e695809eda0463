/** Runs work in its turn; null where too many are waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Heavy work of one server: so many at once, so many waiting, the rest turned away. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function begin(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place goes to whoever has waited longest. */
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting) return null;
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** Runs work in its turn among that with the same key; null where too many are waiting already. */
export type InTurnOf<Key> = <Result>(
  key: Key,
  work: () => Promise<Result>,
) => Promise<Result | null>;

/**
 * So many at once for each key, one after the other where nothing else is said: who would wait for a
 * lock waits here, and keeps no connection.
 */
export function createTurnsOf<Key>(mostWaiting: number, atOnce = 1): InTurnOf<Key> {
  const lines = new Map<Key, { readonly inTurn: InTurn; people: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { inTurn: createTurns(atOnce, mostWaiting), people: 0 };
    lines.set(key, line);
    line.people += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) lines.delete(key);
    }
  };
}
