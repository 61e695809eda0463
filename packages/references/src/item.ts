import type { Name } from './name.ts';

export const itemKinds = [
  'book',
  'part',
  'serial',
  'article',
  'thesis',
  'map',
  'score',
  'recording',
  'video',
  'act',
  'standard',
  'archive',
  'other',
] as const;
export type ItemKind = (typeof itemKinds)[number];

export type ContributorRole =
  | 'author'
  | 'organizer'
  | 'translator'
  | 'director'
  | 'producer'
  | 'performer'
  | 'advisor';

export interface Contributor {
  readonly role: ContributorRole;
  /** MARC relator code of the role; '' where the record names none. */
  readonly code: string;
  /** Term of the record for the role, as a key: 'coordenadora'; or ''. */
  readonly term: string;
  readonly name: Name;
}

/** Whole that a part or an article is found in: a book or a journal. */
export interface Host {
  readonly title: string;
  /** Contributors to the whole. */
  readonly contributors: readonly Contributor[];
  readonly edition: string;
  readonly imprint: Imprint;
  readonly volume: string;
  /** Year by which a serial counts for itself: the '3' of 'Ano 3'. */
  readonly yearNumber: string;
  readonly number: string;
  /** 'supl. 1', 'ed. esp.'; or ''. */
  readonly supplement: string;
  /** 'cap. 3'; or ''. */
  readonly chapter: string;
  /** '10-20'. */
  readonly pages: string;
  /** 'mar. 2010', or the year alone. */
  readonly date: string;
  readonly isbn: string;
  readonly issn: string;
}

export interface Imprint {
  readonly places: readonly string[];
  readonly publishers: readonly string[];
  /** Pairs, where each publisher has a place of its own; else empty. */
  readonly pairs: readonly { readonly place: string; readonly publisher: string }[];
}

/** Date of publication, as surely as the record says. */
export interface ItemDate {
  readonly year: number | null;
  /** Last year of a span; null where there is no span, or it goes on. */
  readonly yearEnd: number | null;
  /** A serial that is still published. */
  readonly isOpen: boolean;
  /** Relation of the years: 'either': `year` or `yearEnd`; 'between': somewhere from the one to the other. */
  readonly certainty:
    | 'sure'
    | 'supplied'
    | 'uncertain'
    | 'about'
    | 'copyright'
    | 'either'
    | 'between';
  /** Decade or century as '199-?' where no year is sure, else ''. */
  readonly decade: string;
}

/**
 * Data of a title that a reference tells, whatever its style: neutral, without punctuation at its ends
 * and without MARC. A text that is not known is ''.
 */
export interface BibliographicItem {
  readonly kind: ItemKind;
  /** MARC's work type, which says more exactly than `kind` what it is: 'ebook', 'software'. */
  readonly workType: string;
  readonly title: string;
  readonly subtitle: string;
  /** Name of the part, or its designation where it is no volume. */
  readonly part: string;
  /** 'v. 2', 't. 1' of a part; or ''. */
  readonly volume: string;
  /** Uniform title in brackets, without them: 'Constituição (1988)'; or ''. */
  readonly uniformTitle: string;
  readonly contributors: readonly Contributor[];
  /** Whether four authors and more are all named, where a style lets one choose. */
  readonly everyAuthor?: boolean;
  readonly edition: string;
  readonly imprint: Imprint;
  readonly date: ItemDate;
  /** '256 p.', '1 partitura (23 p.)'. */
  readonly extent: string;
  readonly series: readonly { readonly title: string; readonly volume: string }[];
  readonly isbn: string;
  readonly issn: string;
  readonly host: Host | null;
  readonly thesis: {
    readonly degree: string;
    readonly institution: string;
    /** Place where the thesis was handed in, if the note says so. */
    readonly place: string;
    readonly year: string;
  } | null;
  /** Subject of an act; '' of other works. */
  readonly summary: string;
  /** 'ABNT NBR 6023:2018'. */
  readonly standardNumber: string;
  /** Reference code of an archive: 'BR REBIVALE CR.02-015'. */
  readonly referenceCode: string;
  /** Scale of a map: '1:50.000'. */
  readonly scale: string;
  /** Address of the thing itself, where it is online. */
  readonly url: string;
  /** '10.1590/s0100', without address. */
  readonly doi: string;
}

/** Circumstances of a citation that a style needs beside the item. */
export interface CitationContext {
  /** Civil day on which it was looked at, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Choices that the norm leaves to the institution. */
  readonly abnt?: AbntVariant;
}

/** Choices that NBR 6023 leaves open: how many authors, how much of their names, and how titles stand out. */
export interface AbntVariant {
  /** All authors, of four and more as well (8.1.1.2). */
  readonly everyAuthor: boolean;
  /** Initials in place of given names (8.1.1). */
  readonly initials: boolean;
  /** Titles in italics in place of bold (6.7). */
  readonly italicTitles: boolean;
}
