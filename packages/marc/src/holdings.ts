/** Copies and holdings of a title, as 852, 866–868, 952 and holdings records tell of them. */

export interface HoldingData {
  /** Code of the library as the source writes it (852 $a/$b, 952 $a/$b), or ''. */
  readonly library: string;
  /** Shelving location within the library (852 $c), or ''. */
  readonly location: string;
  readonly callNumber: string;
  /** Textual holdings (866–868), 'v. 1 (1990)-v. 12 (2001)'. */
  readonly statements: readonly string[];
  readonly notes: readonly string[];
}

export interface CopyData {
  readonly library: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  /** Number of this copy among several, 'ex. 2' (952 $t, 852 $t), or ''. */
  readonly copyNumber: string;
  readonly additionalMaterial: string;
  /** Loan type, collection and shelving location: codes or names as the source writes them. */
  readonly loanType: string;
  readonly collection: string;
  readonly location: string;
  readonly status: 'available' | 'on-loan' | 'lost' | 'withdrawn' | 'in-processing' | 'reference';
  /** Civil date 'YYYY-MM-DD', or ''. */
  readonly acquiredOn: string;
  /** Civil date on which a copy that is out is expected back, or ''. */
  readonly dueOn: string;
  readonly note: string;
  /** Words for its state that are not known, so that it counts as available; else it is left out. */
  readonly unknownState?: string;
}

export interface Holdings {
  readonly holdings: readonly HoldingData[];
  readonly copies: readonly CopyData[];
  readonly parts: readonly SerialPartData[];
}

export const issueStates = ['received', 'expected', 'missing', 'claimed', 'bound'] as const;
export type IssueState = (typeof issueStates)[number];

/** A piece of a serial (863–865): one issue, or a run of them that is told as one. */
export interface IssueData {
  readonly year: number;
  /** Last year of a run, null for one that goes on; of one issue the same as `year`. */
  readonly lastYear: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** 'v.3:no.2 (1995:08)'. */
  readonly designation: string;
  readonly volume: string;
  readonly number: string;
  readonly state: IssueState;
  readonly barcode: string;
  readonly note: string;
}

/** The issues of a serial in a library, its supplements, or its indexes (853–855 with 863–865). */
export interface SerialPartData {
  readonly kind: 'basic' | 'supplement' | 'index';
  readonly library: string;
  readonly callNumber: string;
  /** Name of the part (854 $o, 855 $o), or ''. */
  readonly name: string;
  /** MARC's code of how often it comes (853 $w), or ''. */
  readonly frequency: string;
  readonly issues: readonly IssueData[];
}
