import type { SearchIndex } from '../../../packages/contract/src/index.ts';

/** Name 'Title / Author / Year': author and year only where the title alone would name others too. */
export type TitleName = string;

/** Kind of result that a librarian expects before anything else. */
export type WantedKind =
  /** Any of these: editions and films of one name are equally good unless one is named. */
  | 'titles'
  /** Newest edition of the named title, or the one with most copies. */
  | 'bestEdition'
  /** Works of one of these persons, and nothing else among the first ten until they run out. */
  | 'worksOf'
  /** Titles under one of these subject headings, subdivided or not. */
  | 'about'
  /** Titles of one of these series. */
  | 'inSeries'
  /** Titles with one of these words, none with only a sibling of its stem, and no others before them. */
  | 'withWord'
  /** Titles under exactly this heading of a person, body or subject, its years apart. */
  | 'underAuthor'
  | 'underSubject';

export type Judgement = readonly [query: string, ...wanted: readonly [string, ...string[]]];

export interface JudgedKind {
  readonly kind: string;
  readonly wanted: WantedKind;
  /** Whether the person knows the work, looks for just that one, and types it well enough. */
  readonly isKnownItem: boolean;
  /** Index typed into; any field where none is named. */
  readonly index?: SearchIndex;
  /** Whether the spelling offered is searched instead where nothing is found. */
  readonly isMisspelt?: boolean;
  readonly judgements: readonly Judgement[];
}
