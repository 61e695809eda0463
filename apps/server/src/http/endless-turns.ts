import type { Clock } from '../platform/clock.ts';
import { createTurns, type InTurn } from '../platform/turns.ts';

/** That wait for those under way; a crowd of readers without scripts is seldom more. */
const mostWaiting = 16;
/** The same soon after there were too many. */
const fewWaiting = 2;
/** Milliseconds for which nothing of it is done once there are too many, and then again few of it. */
const pause = 30_000;

export interface EndlessTurns {
  readonly inTurn: InTurn;
  /** Whether whoever comes now is turned away. */
  readonly isShut: () => boolean;
}

/**
 * Turns for what nobody may ever ask for again. Once too many wait, none is begun for a while: in a
 * storm each would be work for nobody, taken from the readers.
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
