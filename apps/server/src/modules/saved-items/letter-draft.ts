import type { notices } from '../circulation/index.ts';
import type { InterestNews } from '../interests/index.ts';
import type { NamedTitle, News } from './letter-repository.ts';

/** Titles named in a letter; what is beyond them is linked to. */
export const mostTitles = 50;

/** New titles of a search: their number, and those that are named. */
export interface FoundNews {
  readonly news: News;
  readonly total: number;
  readonly titles: readonly NamedTitle[];
}

/** News of one interest, and those of its titles that the letter has room for. */
export interface ProfilePart {
  readonly news: InterestNews;
  readonly shown: InterestNews['titles'];
}

/** Content of a letter, before the titles of its profile have names. */
export interface Draft {
  readonly reader: notices.Reader;
  readonly found: readonly FoundNews[];
  readonly profile: readonly ProfilePart[];
}
