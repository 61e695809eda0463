/** Milliseconds below which keys form a burst, of which the last one counts. */
const burst = 100;
/** Milliseconds after which a burst is over. */
const lull = 50;
/** Milliseconds after which typing has paused. */
const typingPauseMs = 1000;

interface TypingHandlers<Answer> {
  /** Searches for the text as typed now; null if the search failed. */
  readonly find: (signal: AbortSignal) => Promise<Answer | null>;
  readonly show: (answer: Answer) => void;
  /** Called once typing has paused and the last answer is shown. */
  readonly rest: (answer: Answer) => void;
}

/**
 * Follows typing: at once for single keys, at the end of a burst. The last key alone counts; the search of an
 * earlier one is cancelled, and its answer dropped.
 */
export function createTyping<Answer>({ find, show, rest }: TypingHandlers<Answer>) {
  let current = new AbortController();
  let last = -Infinity;
  const follow = async (wait: number, signal: AbortSignal) => {
    const paused = delay(typingPauseMs);
    if (wait > 0) await delay(wait);
    if (signal.aborted) return;
    const answer = await find(signal);
    if (signal.aborted || answer === null) return;
    show(answer);
    await paused;
    if (!signal.aborted) rest(answer);
  };
  const stop = () => current.abort();
  return {
    /** Follows a key pressed at `at`, in milliseconds of any clock. */
    type: (at: number) => {
      stop();
      current = new AbortController();
      const wait = at - last < burst ? lull : 0;
      last = at;
      void follow(wait, current.signal);
    },
    stop,
  };
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
