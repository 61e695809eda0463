import type { CirculationStatus } from '@estante/database';

/** Where circulation has a copy. 'none': it has nothing to say; the copy is what its source says. */
export type CopyState = CirculationStatus | 'none';

interface Transition {
  /** The states it may begin in. */
  readonly from: readonly CopyState[];
  readonly to: CopyState;
}

/** Every legal move of a copy. A loan that begins says more than whatever was known before. */
export const transitions = {
  lend: { from: ['none', 'held', 'in-transit', 'on-loan'], to: 'on-loan' },
  renew: { from: ['on-loan'], to: 'on-loan' },
  putOnHoldShelf: { from: ['none', 'in-transit'], to: 'held' },
  takeOffHoldShelf: { from: ['held'], to: 'none' },
  send: { from: ['none', 'on-loan', 'held', 'in-transit', 'lost'], to: 'in-transit' },
  makeAvailable: { from: ['none', 'on-loan', 'in-transit', 'lost'], to: 'none' },
  lose: { from: ['on-loan', 'none'], to: 'lost' },
  /** As the file of a system that was left tells it. */
  recordLoan: { from: ['none', 'on-loan', 'held', 'in-transit', 'lost'], to: 'on-loan' },
} as const satisfies Readonly<Record<string, Transition>>;

export type TransitionName = keyof typeof transitions;
