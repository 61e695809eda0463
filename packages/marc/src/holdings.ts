/** What 852, 866–868, 952 and holdings records say of the copies of a title. */

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
  /** Which of several copies this is, 'ex. 2' (952 $t, 852 $t), or ''. */
  readonly copyNumber: string;
  readonly additionalMaterial: string;
  /** Loan type, collection and shelving location: codes or names as the source writes them. */
  readonly loanType: string;
  readonly collection: string;
  readonly location: string;
  readonly status: 'available' | 'on-loan' | 'lost' | 'withdrawn' | 'in-processing' | 'reference';
  /** Civil date 'YYYY-MM-DD', or ''. */
  readonly acquiredOn: string;
  /** Of a copy that is out, the day on which it is expected back, or ''. */
  readonly dueOn: string;
  readonly note: string;
}

export interface Holdings {
  readonly holdings: readonly HoldingData[];
  readonly copies: readonly CopyData[];
}
