/** Failures in a row after which the rest is not tried: the fault is no longer in single items. */
const mostInARow = 10;

/**
 * Does something for each item, one after the other, until the signal comes. Returns the outcomes; one that
 * fails keeps no other from being done.
 * @throws AggregateError at the end, where some failed
 */
export async function eachByItself<One, Outcome>(
  all: readonly One[],
  signal: AbortSignal,
  act: (one: One) => Promise<Outcome>,
): Promise<Outcome[]> {
  const { outcomes, fault } = await tryEach(all, signal, act);
  if (fault) throw fault;
  return outcomes;
}

interface TryResult<Outcome> {
  readonly outcomes: Outcome[];
  /** Fault of those that failed; null where none did. */
  readonly fault: AggregateError | null;
}

/** As `eachByItself`, for callers that tell what was done also where some failed. */
export async function tryEach<One, Outcome>(
  all: readonly One[],
  signal: AbortSignal,
  act: (one: One) => Promise<Outcome>,
): Promise<TryResult<Outcome>> {
  const outcomes: Outcome[] = [];
  const errors: unknown[] = [];
  let inARow = 0;
  for (const one of all) {
    if (signal.aborted || inARow === mostInARow) break;
    try {
      outcomes.push(await act(one));
      inARow = 0;
    } catch (error) {
      errors.push(error);
      inARow += 1;
    }
  }
  const fault = errors.length > 0 ? new AggregateError(errors, sentence(errors, all.length)) : null;
  return { outcomes, fault };
}

function sentence([first, ...others]: readonly unknown[], total: number): string {
  const why = first instanceof Error ? first.message : String(first);
  return `${others.length + 1} of ${total} failed, the first with: ${why}`;
}

type Step<Deps> = (deps: Deps, signal: AbortSignal) => Promise<object>;

/**
 * Does each step, one after the other. Returns their outcomes merged; one that fails keeps no other from being
 * done.
 * @throws AggregateError at the end, where some failed
 */
export async function stepByStep<Deps>(
  steps: readonly Step<Deps>[],
  deps: Deps,
  signal: AbortSignal,
): Promise<object> {
  const outcomes = await eachByItself(steps, signal, (step) => step(deps, signal));
  return Object.assign({}, ...outcomes) as object;
}
