/** So many failures one after the other are no longer those of single ones: the rest is not tried. */
const mostInARow = 10;

/**
 * Does something for each, one after the other, until told to stop; answers what came of it. What
 * fails for one holds up none after it.
 * @throws AggregateError in the end, where some failed
 */
export async function eachByItself<One, Outcome>(
  all: readonly One[],
  signal: AbortSignal,
  act: (one: One) => Promise<Outcome>,
): Promise<Outcome[]> {
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
  if (errors.length > 0) throw new AggregateError(errors, sentence(errors, all.length));
  return outcomes;
}

function sentence([first, ...others]: readonly unknown[], total: number): string {
  const why = first instanceof Error ? first.message : String(first);
  return `${others.length + 1} of ${total} failed, the first with: ${why}`;
}

type Step<Deps> = (deps: Deps, signal: AbortSignal) => Promise<object>;

/**
 * What each step came to, as one. A step that fails holds up none after it.
 * @throws AggregateError in the end, where one failed
 */
export async function stepByStep<Deps>(
  steps: readonly Step<Deps>[],
  deps: Deps,
  signal: AbortSignal,
): Promise<object> {
  const outcomes = await eachByItself(steps, signal, (step) => step(deps, signal));
  return Object.assign({}, ...outcomes) as object;
}
