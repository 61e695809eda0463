import type { SearchIndex } from '../../../packages/contract/src/index.ts';

/** 'Title / Author / Year': the latter two only where the title alone would name others too. */
export type TitleName = string;

/** Kind of result that a librarian expects before anything else. */
export type WantedKind =
  /** Any of these: editions and films of one name are as good as one another where none is told. */
  | 'titles'
  /** The newest edition of the title named, or the one with most copies. */
  | 'bestEdition'
  /** Works of one of these persons, and nothing else while the first ten last. */
  | 'worksOf'
  /** Titles under one of these subject headings, subdivided or not. */
  | 'about'
  /** Titles of one of these series. */
  | 'inSeries'
  /** Titles that have one of these words, not another of its stem, and no others before them. */
  | 'withWord'
  /** Titles under this very heading of a person or body, or of a subject, its years apart. */
  | 'underAuthor'
  | 'underSubject';

export type Judgement = readonly [query: string, ...wanted: readonly [string, ...string[]]];

export interface JudgedKind {
  readonly kind: string;
  readonly wanted: WantedKind;
  /** Somebody who knows of a work looks for just that one, and types it well enough. */
  readonly isKnownItem: boolean;
  /** Box typed into; any field where none is told. */
  readonly index?: SearchIndex;
  /** Whether, where nothing is found as it is typed, the spelling offered is asked instead. */
  readonly isMisspelt?: boolean;
  readonly judgements: readonly Judgement[];
}
