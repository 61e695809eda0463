/** A question that a plain function asks, in words that tell it from others. */
type Answers = Map<string, unknown>;

class MissingAnswer extends Error {
  readonly key: string;
  readonly fetch: () => Promise<unknown>;

  constructor(key: string, fetch: () => Promise<unknown>) {
    super(`MissingAnswer: ${key}`);
    this.key = key;
    this.fetch = fetch;
  }
}

/** Answers at once what was fetched before; otherwise the run is given up until it is. */
export type Ask = <Answer>(key: string, fetch: () => Promise<Answer>) => Answer;

/**
 * Runs a function whose look-ups answer at once on an index that is elsewhere: where an answer is
 * missing it is fetched, and the function is run again. It must ask the same each time.
 */
export async function withAnswers<Result>(run: (ask: Ask) => Result): Promise<Result> {
  const answers: Answers = new Map();
  const ask = <Answer>(key: string, fetch: () => Promise<Answer>): Answer => {
    if (!answers.has(key)) throw new MissingAnswer(key, fetch);
    return answers.get(key) as Answer;
  };
  for (;;) {
    try {
      return run(ask);
    } catch (missing) {
      if (!(missing instanceof MissingAnswer)) throw missing;
      answers.set(missing.key, await missing.fetch());
    }
  }
}
