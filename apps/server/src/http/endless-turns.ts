import type { Clock } from '../platform/clock.ts';
import { createTurns, type InTurn } from '../platform/jobs/turns.ts';

/** Most pages that wait; a crowd of readers without scripts is seldom larger. */
const mostWaiting = 16;
/** Most pages that wait soon after there were too many. */
const fewWaiting = 2;
/** Milliseconds for which none is begun once too many wait, and then again for which few may wait. */
const pause = 30_000;

export interface EndlessTurns {
  readonly inTurn: InTurn;
  /** Whether requests are refused at this moment. */
  readonly isShut: () => boolean;
}

/**
 * Turns for pages of which there is no end of addresses. Once too many wait, none is begun for a while: in a
 * storm of requests each would be work for nobody, taken from the readers.
 */
export function createEndlessTurns(atOnce: number, clock: Clock): EndlessTurns {
  const turns = createTurns(atOnce, Infinity);
  let underWay = 0;
  let shutUntil = -Infinity;
  const now = () => clock.now().epochMilliseconds;
  const isShut = () => now() < shutUntil;
  const room = () => atOnce + (now() < shutUntil + pause ? fewWaiting : mostWaiting);
  const inTurn: InTurn = async (work) => {
    if (isShut()) return null;
    if (underWay >= room()) {
      shutUntil = now() + pause;
      return null;
    }
    underWay += 1;
    try {
      return await turns(work);
    } finally {
      underWay -= 1;
    }
  };
  return { inTurn, isShut };
}
