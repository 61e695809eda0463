/** Reasons why a file is no cover of any title. */
export type CoverReason =
  | 'wrong-name'
  | 'empty'
  | 'too-large'
  | 'no-picture'
  | 'too-many-pixels'
  | 'too-small'
  | 'no-title'
  | 'ambiguous';
