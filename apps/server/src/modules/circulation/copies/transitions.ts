import type { CirculationStatus, CopyStatus } from '@estante/database';

/** State of a copy in circulation. 'none': it has nothing to say; the copy is what its source says. */
export type CopyState = CirculationStatus | 'none';

interface Transition {
  /** The states it may begin in. */
  readonly from: readonly CopyState[];
  readonly to: CopyState;
  /** Status of the copy from then on beside circulation, where one is said with the move. */
  readonly status?: CopyStatus;
}

/** Every legal move of a copy. A loan that begins says more than whatever was known before. */
export const transitions = {
  lend: { from: ['none', 'held', 'in-transit', 'on-loan', 'claimed-returned'], to: 'on-loan' },
  /** Renewing shows that the borrower has the copy. */
  renew: { from: ['on-loan', 'claimed-returned'], to: 'on-loan' },
  putOnHoldShelf: {
    from: ['none', 'on-loan', 'claimed-returned', 'in-transit', 'lost'],
    to: 'held',
  },
  takeOffHoldShelf: { from: ['held'], to: 'none' },
  send: {
    from: ['none', 'on-loan', 'claimed-returned', 'held', 'in-transit', 'lost'],
    to: 'in-transit',
  },
  makeAvailable: {
    from: ['none', 'on-loan', 'claimed-returned', 'in-transit', 'lost'],
    to: 'none',
  },
  lose: { from: ['none', 'on-loan', 'claimed-returned', 'held', 'in-transit'], to: 'lost' },
  /** Its reader says that it was returned: the loan stands until it turns up. */
  claimReturned: { from: ['on-loan'], to: 'claimed-returned' },
  /** Loan as told by the file of a system that was left. */
  recordLoan: {
    from: ['none', 'on-loan', 'claimed-returned', 'held', 'in-transit', 'lost'],
    to: 'on-loan',
  },
  /** Staff say what it is while nobody has it, waits for it or carries it: `status` says which. */
  shelve: { from: ['none', 'lost'], to: 'none', status: 'available' },
  keepForReference: { from: ['none', 'lost'], to: 'none', status: 'reference' },
  process: { from: ['none', 'lost'], to: 'none', status: 'in-processing' },
  markDamaged: { from: ['none', 'lost'], to: 'none', status: 'damaged' },
  withdraw: { from: ['none', 'lost'], to: 'none', status: 'withdrawn' },
  /** Return of a copy that was withdrawn with its title: it is as it was before. */
  comeBack: { from: ['none'], to: 'none' },
  comeBackLost: { from: ['none'], to: 'lost' },
} as const satisfies Readonly<Record<string, Transition>>;

export type TransitionName = keyof typeof transitions;

/** Moves by which staff say what a copy is. */
export type SaidTransition = {
  [Name in TransitionName]: (typeof transitions)[Name] extends { readonly status: CopyStatus }
    ? Name
    : never;
}[TransitionName];
