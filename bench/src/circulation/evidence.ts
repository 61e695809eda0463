import type { Endpoint } from '@estante/contract';
import type { Person } from './people.ts';

/** The twelve invariants, by their number. */
export type Invariant = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Kind of an act that can be found in the database once it was acknowledged. */
export type ActKind =
  | 'lent'
  | 'returned'
  | 'renewed'
  | 'placed'
  | 'cancelled'
  | 'suspended'
  | 'requested'
  | 'withdrawn'
  | 'paid'
  | 'discounted'
  | 'commented'
  | 'declared';

export interface Act {
  readonly kind: ActKind;
  /** Number of the loan, hold, request, debt or comment; 0 where it has none. */
  readonly id: number;
  readonly person: number;
  /** Amount in centavos. */
  readonly amount: number;
  /** Word that identifies the act: a submission, a reason, a code or a day. */
  readonly word: string;
}

/** Record of what the clients saw: every act that was acknowledged, and what should not have been. */
export class Evidence {
  /** Calls that were answered. */
  operations = 0;
  /** Answers that the application is too busy at present. */
  busy = 0;
  /** Calls that were sent and never answered: they may have been carried out. */
  unanswered = 0;
  readonly acts: Act[] = [];
  /** Loans and holds that a reader was shown as their own. */
  readonly told: {
    readonly table: 'loan' | 'hold';
    readonly id: number;
    readonly person: number;
  }[] = [];
  /** Violations that the racing clients saw, each with its invariant. */
  readonly seen: { readonly invariant: Invariant; readonly what: string }[] = [];
  /** Answers that say something went wrong within the application. */
  readonly faults: string[] = [];

  count({ method, path }: Endpoint, status: number): void {
    this.operations += 1;
    if (status >= 500) this.faults.push(`${status} of ${method} ${path}`);
  }

  acknowledged(kind: ActKind, act: Partial<Omit<Act, 'kind'>>): void {
    this.acts.push({ kind, id: 0, person: 0, amount: 0, word: '', ...act });
  }

  overheard({ mark }: Person, marks: readonly string[]): void {
    const others = marks.filter((one) => one !== mark);
    if (others.length > 0) this.broken(10, `${mark} was told of ${others.join(', ')}`);
  }

  broken(invariant: Invariant, what: string): void {
    this.seen.push({ invariant, what });
  }

  /** Expects that this many runners win a race. */
  expectWins(invariant: Invariant, what: string, wins: number, expected: number): void {
    if (wins !== expected) this.broken(invariant, `${what}: ${wins} in place of ${expected}`);
  }
}
