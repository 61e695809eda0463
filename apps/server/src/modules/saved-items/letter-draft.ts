import type { notices } from '../circulation/index.ts';
import type { InterestNews } from '../interests/index.ts';
import type { NamedTitle, News } from './letter-repository.ts';

/** Titles named in a letter; what is beyond them is linked to. */
export const mostTitles = 50;

/** What is new in a search. */
export interface FoundNews {
  readonly news: News;
  readonly total: number;
  readonly titles: readonly NamedTitle[];
}

/** What came of one interest, and which of its titles the letter has room for. */
export interface ProfilePart {
  readonly news: InterestNews;
  readonly shown: InterestNews['titles'];
}

/** What a letter will say, before the titles of its profile have names. */
export interface Draft {
  readonly reader: notices.Reader;
  readonly found: readonly FoundNews[];
  readonly profile: readonly ProfilePart[];
}
