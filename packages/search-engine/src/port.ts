/**
 * The search engine as the application sees it. An adapter keeps an index derived from the
 * catalogue; it can be rebuilt at any time and is never the truth.
 */
import type { FacetType, OrderCode, SearchField } from './fields.ts';
import type { Query, QueryField } from './query.ts';

/** A title as the index reads it. Texts are as written; the engine analyses them. */
export interface SearchDocument {
  /** cod_acervo: a positive integer below 2^31. */
  readonly id: number;
  /** The first text of `title` is the title proper: it is suggested and compared as a whole. */
  readonly text: Readonly<Partial<Record<SearchField, readonly string[]>>>;
  /**
   * Other names of the title, each whole: a query that is one of them means this title. They are
   * searched only where they stand in `text` too.
   */
  readonly otherTitles?: readonly string[];
  /** Key that all editions of one work share; absent from a title that is a work of its own. */
  readonly work?: string;
  /**
   * Call numbers as written, under each of which the index of call numbers has it. Absent: under the one
   * it sorts by, written as the first of its texts.
   */
  readonly callNumbers?: readonly string[];
  /** The language whose stemmer applies; null where no stemmer does. */
  readonly language: 'pt' | 'en' | 'es' | null;
  /**
   * The language whose stemmer applies to its subject headings, whatever the title's own language;
   * Portuguese by default.
   */
  readonly headingLanguage?: 'pt' | 'en' | 'es' | null;
  readonly facets: Readonly<Partial<Record<FacetType, readonly FacetValue[]>>>;
  /** Variant forms of its headings: searched with them, at a lower weight. */
  readonly references?: Readonly<Partial<Record<ReferenceField, readonly Reference[]>>>;
  readonly sort: SortValues;
}

export type ReferenceField = 'author' | 'subject';

/** A see-reference, which leads from a variant form to the heading. */
export interface Reference {
  readonly variant: string;
  readonly heading: string;
}

export interface FacetValue {
  readonly code: string;
  /**
   * Shown and searched within the facet; '' where the application names the code itself. A code has
   * the label last put with it. Labels of A and S are suggested.
   */
  readonly label: string;
}

export interface SortValues {
  readonly title: string;
  readonly author: string;
  readonly year: number | null;
  readonly workType: string;
  /** A shelf key, compared as text. */
  readonly callNumber: string;
  /** Inclusion date as days since 1970-01-01. */
  readonly includedOn: number;
  /** Number of copies and holdings; a mild weight in relevance. */
  readonly copies: number;
}

export type Change =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'delete'; readonly id: number };

/** Titles that can be had in just the same places; in none, where `places` is empty. */
export interface AvailableTitles {
  readonly places: readonly string[];
  readonly ids: readonly number[];
}

export interface SelectedFilter {
  readonly type: FacetType;
  readonly code: string;
}

export interface SearchRequest {
  readonly query: Query;
  /** AND across types, OR within one. */
  readonly filters: readonly SelectedFilter[];
  readonly order: OrderCode;
  /** Offset of the page, from 0. */
  readonly offset: number;
  readonly limit: number;
  /** Facets to count, each with the most values to return. They count titles, whatever is listed. */
  readonly facets: readonly FacetRequest[];
  /** Lists works in place of titles: of each, the title that would come first, in its place. */
  readonly isGrouped?: true;
}

export interface FacetRequest {
  readonly type: FacetType;
  readonly limit: number;
  /** Beginning of the label or of a word in it, whatever its case and accents; '' for none. */
  readonly contains?: string;
}

export interface SearchResult {
  /** Titles that match query and filters; where works are listed, these. */
  readonly total: number;
  readonly ids: readonly number[];
  /** The editions of the works, where works are listed. */
  readonly works?: FoundWorks;
  /**
   * If the query as a whole is a variant form (of a name in any order of words), up to three
   * see-references through which titles were found, sorted by variant.
   */
  readonly references: readonly Reference[];
  readonly facets: readonly FacetCounts[];
}

export interface FoundWorks {
  /** Number of titles that match query and filters. */
  readonly titles: number;
  /** The total of works may be off by some in a hundred. */
  readonly isEstimate?: true;
  /** Editions of each work listed, in the order of `ids`. */
  readonly editions: readonly FoundEditions[];
}

/** The titles of one work that match query and filters. */
export interface FoundEditions {
  readonly total: number;
  /** The first `mostEditions` of them: the newest, then the more held first; with the one listed or without. */
  readonly ids: readonly number[];
}

/** Editions of a work that are named beside it. */
export const mostEditions = 12;

/** Names the work of a title, apart from all others; a title that says none is the only one of its own. */
export function workOf({ id, work }: Pick<SearchDocument, 'id' | 'work'>): string {
  return work ?? String(id);
}

export interface FacetCounts {
  readonly type: FacetType;
  /**
   * Values with their counts, the highest count first, then by code. Values without a title under
   * the other types' filters are left out, except selected ones, which are always there, even
   * beyond `limit`.
   */
  readonly values: readonly FacetCount[];
  /** Number of values with a title under the other types' filters and a label as requested. */
  readonly distinct: number;
}

export interface FacetCount extends FacetValue {
  /** Titles under the query and the other types' filters. */
  readonly total: number;
  /** Titles under the query alone. */
  readonly totalUnfiltered: number;
}

/**
 * Suggestions begin with the second letter. Each word typed must begin a word of the text suggested;
 * after those come texts that match but for one edit (a letter too many, missing or wrong, two
 * transposed) in a word of five letters or more. Variant forms suggest their heading. Of a text the
 * first twelve words count.
 */
export interface SuggestRequest {
  readonly text: string;
  readonly limit: number;
}

export interface SpellRequest {
  /** Text as typed for a field, in the query language. */
  readonly text: string;
  readonly field: QueryField;
  /** Language of the person who typed it, for the words that are operators; Portuguese by default. */
  readonly language?: 'pt' | 'en' | 'es';
  /** The rest of the query, which must match too; 'all' where there is none. */
  readonly within: Query;
}

export interface Correction {
  /** The text in another spelling, or a text that requires less. */
  readonly kind: 'spelling' | 'wider';
  readonly text: string;
}

export interface Suggestion {
  readonly kind: 'title' | 'author' | 'subject';
  /** A whole label as written. */
  readonly text: string;
  /** Number of its titles. */
  readonly total: number;
  /** Number of a title, if only one has this name; null for all else. */
  readonly id: number | null;
}

/**
 * Indexes sorted by text (call numbers: by shelf key), as headings and titles are filed. Authors and
 * subjects include the variant forms of headings with titles, except those that differ in case and
 * accents alone.
 */
export const browseIndexes = [
  'title',
  'series',
  'author',
  'subject',
  'callNumber',
  'isbn',
  'issn',
] as const;
export type BrowseIndex = (typeof browseIndexes)[number];

export interface BrowseRequest {
  readonly index: BrowseIndex;
  /**
   * Text to jump to: forward, the page begins there; back, it ends before it. Titles are filed
   * without their initial article, which therefore counts only where nothing begins with the rest.
   */
  readonly from: string;
  /** Cursor of the entry to continue after, or back before; `from` is then ignored. */
  readonly cursor?: string;
  readonly direction: 'forward' | 'back';
  readonly limit: number;
}

export type BrowseEntry = PlainEntry | SeeEntry;

export interface PlainEntry {
  readonly kind: 'entry';
  /** Written as in most of its titles. */
  readonly label: string;
  /** Number of its titles. */
  readonly total: number;
  /** The code of the facet value, for authors and subjects. */
  readonly code: string | null;
  readonly cursor: string;
}

/** A variant form, which leads to a heading with titles. */
export interface SeeEntry {
  readonly kind: 'see';
  readonly label: string;
  readonly heading: string;
  readonly cursor: string;
}

export interface BrowsePage {
  /** Entries in the order of the index, in both directions. */
  readonly entries: readonly BrowseEntry[];
  /** Whether there are further entries in the requested direction. */
  readonly more: boolean;
}

export interface EngineStatus {
  readonly titles: number;
  readonly segments: number;
  readonly bytes: number;
  /** Place in the change log up to which the index is true; null before the first build. */
  readonly position: string | null;
  /** Whether another server that keeps the index does not answer. */
  readonly isAway?: true;
  /** Whether it is known where titles can be had now: the facet V can be asked for. */
  readonly knowsAvailability?: true;
  /** Number that changes whenever answers may change; a newly opened engine starts with another. */
  readonly version: number;
}

/**
 * Called with the ids of a result, in order, before its facets are counted, in the caller's asynchronous context. They
 * are those of the result unless the search is repeated.
 */
export type TitlesListener = (ids: readonly number[]) => void;

export interface SearchEngine {
  /**
   * Changes are visible to every search that starts after it resolves. `position` is kept with the
   * index; one without changes may be forgotten at the next start, as the one before it says as much.
   */
  apply(changes: readonly Change[], position: string): Promise<void>;
  /**
   * Replaces the whole index at once when the stream ends; the old one answers until then. Changes
   * applied meanwhile go with the old one: apply again what came after `position`. If the stream
   * fails, so does the rebuild, and the old index stays. An id that comes twice counts once, the
   * last one.
   */
  rebuild(documents: AsyncIterable<SearchDocument>, position: string): Promise<void>;
  /**
   * Says where titles can be had now: of those named, or of all, where all others can be had nowhere.
   * Every search that starts afterwards has it, in the values of the facet V. It is not kept with the
   * index, and of titles that are not in the index it is remembered for when they come. Absent where
   * an adapter has no such facet: there, no title has a value of it.
   */
  setAvailability?(titles: readonly AvailableTitles[], of: 'these' | 'all'): void;
  /** @param onTitles - called once or more where the titles are known early, or never */
  search(request: SearchRequest, onTitles?: TitlesListener): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  /**
   * Corrects a text that finds nothing: the words that find nothing (or one of them, where all do but
   * never together) are changed by one edit, or two from six letters on, to words of the index; where
   * no word is similar, some words are left out. Null where the text finds something, or nothing is
   * left of it.
   */
  spell(request: SpellRequest): Promise<Correction | null>;
  /**
   * Ids of titles that share rare words of headings, series and title with this one, most similar
   * first. Empty for an unknown id.
   */
  moreLikeThis(id: number, limit: number): Promise<readonly number[]>;
  /** A page of an index. Pages of one state fit together without gaps; cursors survive changes. */
  browse(request: BrowseRequest): Promise<BrowsePage>;
  status(): EngineStatus;
  close(): Promise<void>;
}
