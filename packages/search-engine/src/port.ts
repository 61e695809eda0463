/**
 * The search engine as the application sees it. An adapter keeps an index derived from the
 * catalogue; it can be rebuilt at any time and is never the truth.
 */
import type { FacetType, OrderCode, SearchField } from './fields.ts';
import type { Query, QueryField } from './query.ts';

/** A title as the index reads it. Texts are as written; analysis is the engine's. */
export interface SearchDocument {
  /** cod_acervo: a positive integer below 2^31. */
  readonly id: number;
  /** The first text of `title` is the title proper: it is suggested and compared as a whole. */
  readonly text: Readonly<Partial<Record<SearchField, readonly string[]>>>;
  /**
   * Other names the title is known by, each whole: who types one as it is means this title. They are
   * searched where they stand in `text` too.
   */
  readonly otherTitles?: readonly string[];
  /** Language whose stemmer applies; null where there is none for it. */
  readonly language: 'pt' | 'en' | 'es' | null;
  /** The same for its subject headings, whatever the title's own language; Portuguese where not told. */
  readonly headingLanguage?: 'pt' | 'en' | 'es' | null;
  readonly facets: Readonly<Partial<Record<FacetType, readonly FacetValue[]>>>;
  /** Variant forms of its headings: searched with them, for less. */
  readonly references?: Readonly<Partial<Record<ReferenceField, readonly Reference[]>>>;
  readonly sort: SortValues;
}

export type ReferenceField = 'author' | 'subject';

/** A see-reference: who looks for the variant is led to the heading. */
export interface Reference {
  readonly variant: string;
  readonly heading: string;
}

export interface FacetValue {
  readonly code: string;
  /**
   * Shown and searched within the facet; '' where the application names the code itself. The
   * label last put with a code is the one answered. Labels of A and S are suggested.
   */
  readonly label: string;
}

export interface SortValues {
  readonly title: string;
  readonly author: string;
  readonly year: number | null;
  readonly workType: string;
  /** Already a shelf key: compared as text. */
  readonly callNumber: string;
  /** Inclusion date as days since 1970-01-01. */
  readonly includedOn: number;
  /** Copies and holdings: a mild weight in relevance. */
  readonly copies: number;
}

export type Change =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'delete'; readonly id: number };

export interface SelectedFilter {
  readonly type: FacetType;
  readonly code: string;
}

export interface SearchRequest {
  readonly query: Query;
  /** AND across types, OR within one. */
  readonly filters: readonly SelectedFilter[];
  readonly order: OrderCode;
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
  /** Facets to count, each with how many values at most. */
  readonly facets: readonly FacetRequest[];
}

export interface FacetRequest {
  readonly type: FacetType;
  readonly limit: number;
  /** Start of the label or of words in it, in any case and accents; '' for none. */
  readonly contains?: string;
}

export interface SearchResult {
  /** Titles that match query and filters. */
  readonly total: number;
  readonly ids: readonly number[];
  /**
   * Where the query as a whole is a variant form (of a name, in any order of words): up to three
   * through which titles were found, by variant.
   */
  readonly references: readonly Reference[];
  readonly facets: readonly FacetCounts[];
}

export interface FacetCounts {
  readonly type: FacetType;
  /**
   * By count, then code. Values without a title under the other types' filters are left out, save
   * selected ones, which are always there, beyond `limit` too.
   */
  readonly values: readonly FacetCount[];
  /** Values with at least one title under the other types' filters and a label as asked. */
  readonly distinct: number;
}

export interface FacetCount extends FacetValue {
  /** Titles under the query and the other types' filters. */
  readonly total: number;
  /** Titles under the query alone. */
  readonly totalUnfiltered: number;
}

/**
 * From the second letter on. Each word typed must begin a word of the text suggested; after those
 * come texts that would fit but for one slip (a letter too many, missing or other, two that changed
 * places) in a word of five letters or more. Variant forms suggest their heading. Of a text the first
 * twelve words count.
 */
export interface SuggestRequest {
  readonly text: string;
  readonly limit: number;
}

export interface SpellRequest {
  /** As typed for a field, read by the query language. */
  readonly text: string;
  readonly field: QueryField;
  /** What else must match; all where nothing else is asked. */
  readonly within: Query;
}

export interface Correction {
  /** The same in another spelling, or a text that asks for less. */
  readonly kind: 'spelling' | 'wider';
  readonly text: string;
}

export interface Suggestion {
  readonly kind: 'title' | 'author' | 'subject';
  /** A whole label as written. */
  readonly text: string;
  /** Titles under it. */
  readonly total: number;
  /** Of a title, where only one is called so. */
  readonly id: number | null;
}

/**
 * Sorted by text (call numbers: by shelf key), as headings and titles are filed. Among authors and
 * subjects stand the variant forms of those with titles, save what differs in case and accents alone.
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
  /** Of the entry to go on after, or back before; then `from` is not looked at. */
  readonly cursor?: string;
  readonly direction: 'forward' | 'back';
  readonly limit: number;
}

export type BrowseEntry = BrowsedEntry | SeeEntry;

export interface BrowsedEntry {
  readonly kind: 'entry';
  /** As most of its titles have it. */
  readonly label: string;
  /** Titles under it. */
  readonly total: number;
  /** Of an author or subject, that of its facet value. */
  readonly code: string | null;
  readonly cursor: string;
}

/** A variant form, which leads to the heading that titles are under. */
export interface SeeEntry {
  readonly kind: 'see';
  readonly label: string;
  readonly heading: string;
  readonly cursor: string;
}

export interface BrowsePage {
  /** In the order of the index, in both directions. */
  readonly entries: readonly BrowseEntry[];
  /** Whether there are entries beyond them in the direction asked for. */
  readonly more: boolean;
}

export interface EngineStatus {
  readonly titles: number;
  readonly segments: number;
  readonly bytes: number;
  /** Place in the change log up to which the index is true; null before the first build. */
  readonly position: string | null;
}

export interface SearchEngine {
  /**
   * Visible to every search that starts after it resolves. `position` is kept with the index; one that
   * comes without changes may be forgotten at the next start, when the one before says as much.
   */
  apply(changes: readonly Change[], position: string): Promise<void>;
  /**
   * Replaces the whole index at once when the stream ends; the old one answers until then. Changes
   * applied meanwhile go with the old one: apply again what came after `position`. If the stream
   * fails, so does the rebuild, and the old index stays. An id that comes twice counts once, the
   * last one.
   */
  rebuild(documents: AsyncIterable<SearchDocument>, position: string): Promise<void>;
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  /**
   * What to look for instead of a text that finds nothing: words that find nothing, or where all do
   * but never together one of them, are changed by one edit or (from six letters on) two to words of
   * the index; where nothing is near, some words are left out. Null where the text finds something
   * or nothing is left.
   */
  spell(request: SpellRequest): Promise<Correction | null>;
  /**
   * Ids of titles that share rare words of headings, series and title with this one, most alike
   * first. None for an unknown id.
   */
  moreLikeThis(id: number, limit: number): Promise<readonly number[]>;
  /** A page of an index. Pages of one state fit together without gaps; changes shift no place. */
  browse(request: BrowseRequest): Promise<BrowsePage>;
  status(): EngineStatus;
  close(): Promise<void>;
}
