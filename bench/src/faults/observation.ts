import { setTimeout as delay } from 'node:timers/promises';
import type { Evidence } from '../circulation/evidence.ts';

/** End of a call that was not answered: nobody listened, the line was cut, or it took too long. */
type Silence = 'refused' | 'cut' | 'late';

export interface Attempt {
  /** Moment of sending, by performance.now(). */
  readonly at: number;
  readonly ms: number;
  readonly outcome: number | Silence;
  /** Whether the answer said when to come again. */
  readonly retryAfter: boolean;
}

/** Milliseconds for which an answer is waited for. */
const patience = 20_000;

/** Error of a call that nobody answered. */
export class NoAnswer extends Error {}

/** Every call as its sender saw it, answered or not. */
export class Observation {
  readonly attempts: Attempt[] = [];
  readonly #evidence: Evidence;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** Like fetch, with the body read to its end. @throws NoAnswer */
  readonly fetching = async (url: URL, init: RequestInit): Promise<Response> => {
    const at = performance.now();
    const keep = (outcome: Attempt['outcome'], retryAfter = false) =>
      this.attempts.push({ at, ms: performance.now() - at, outcome, retryAfter });
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
      const text = await answer.text();
      keep(answer.status, answer.headers.has('retry-after'));
      return new Response(text === '' ? null : text, { status: answer.status });
    } catch (error) {
      const silence = silenceOf(error);
      keep(silence);
      if (silence !== 'refused') this.#evidence.unanswered += 1;
      // Waits a little, as a person would.
      await delay(100);
      throw new NoAnswer(silence, { cause: error });
    }
  };

  /** Calls that were sent between two moments. */
  between(from: number, to: number): readonly Attempt[] {
    return this.attempts.filter(({ at }) => at >= from && at <= to);
  }

  /** Number of calls that were under way at a moment and cut off. */
  cutAt(moment: number): number {
    return this.attempts.filter(
      ({ at, ms, outcome }) => at < moment && at + ms >= moment && outcome === 'cut',
    ).length;
  }
}

function silenceOf(error: unknown): Silence {
  if (error instanceof Error && error.name === 'TimeoutError') return 'late';
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? 'refused'
    : 'cut';
}

/** '200 ×312, 503 ×20, cut ×3' */
export function tally(outcomes: readonly (number | string)[]): string {
  return [...Map.groupBy(outcomes, (outcome) => outcome)]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([outcome, all]) => `${outcome} ×${all.length}`)
    .join(', ');
}
