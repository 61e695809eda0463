/** Keys that come sooner after each other are a burst, of which the last one counts. */
const burst = 100;
/** Milliseconds after which a burst is over. */
const lull = 50;
/** After so many typing has paused. */
const typingPauseMs = 1000;

interface Following<Answer> {
  /** Searches for what is typed now; null where it could not be asked. */
  readonly find: (signal: AbortSignal) => Promise<Answer | null>;
  readonly show: (answer: Answer) => void;
  /** Typing has paused, and what was found last is shown. */
  readonly rest: (answer: Answer) => void;
}

/**
 * Follows what is typed: at once where keys come one by one, a burst at its end. The last key alone
 * counts; whatever an earlier one has asked for is given up, and its answer dropped.
 */
export function createTyping<Answer>({ find, show, rest }: Following<Answer>) {
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
    /** `at`: when the key was pressed, in milliseconds of any clock. */
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
