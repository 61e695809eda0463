import type { RateLimiter } from '../../endpoint/rate-limiter.ts';
import type { Clock } from '../../platform/clock.ts';

/** Wrong tries of patrons at one terminal, and seconds within which they count. */
const [mostWrong, span] = [30, 600];

/** Bounds the tries of a terminal: past so many wrong ones nobody more is let try. */
export function createTries(clock: Clock): RateLimiter {
  let wrong: number[] = [];
  const seconds = () => clock.now().epochMilliseconds / 1000;
  return {
    take: async () => 0,
    attempt: async (_rate, work, hasFailed) => {
      wrong = wrong.filter((at) => at > seconds() - span);
      const [first] = wrong;
      if (first !== undefined && wrong.length >= mostWrong) {
        return { wait: Math.max(1, Math.ceil(first + span - seconds())) };
      }
      const result = await work();
      if (hasFailed(result)) wrong.push(seconds());
      return { result };
    },
    inTurn: (_rate, work) => work(),
  };
}
