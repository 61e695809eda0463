/**
 * Raised whenever `describeTitle` says something else of a record it described before: titles of an
 * older version are described anew when their record is imported again.
 */
export const descriptionVersion = 5;

/**
 * Description of a title by its bibliographic record, independent of MARC's tags: the shape the
 * catalogue shows and the index reads. Made by `describeTitle`. Every text is NFC, without ISBD
 * punctuation at its ends and without HTML entities; a list is empty rather than absent.
 */
export interface Description {
  readonly title: string;
  /** Other title information (245 $b). */
  readonly subtitle: string;
  /** Number and name of part (245 $n $p), as 'Vol. 2, Nome'. */
  readonly part: string;
  /** Statement of responsibility (245 $c). */
  readonly responsibility: string;
  /** The title without its non-filing characters, for sorting. */
  readonly sortTitle: string;
  readonly otherTitles: readonly OtherTitle[];
  readonly agents: readonly Agent[];
  readonly subjects: readonly Subject[];
  readonly series: readonly Series[];
  readonly publications: readonly Publication[];
  /** Year of publication, null where nothing certain to the year is said; `yearEnd` of a range or serial. */
  readonly year: number | null;
  readonly yearEnd: number | null;
  readonly edition: string;
  readonly extent: readonly string[];
  readonly isbns: readonly Isbn[];
  /** ISSNs as 'NNNN-NNNC'. */
  readonly issns: readonly string[];
  /** ISSNs that link the media of a serial (022 $l) and are not its own; absent where there are none. */
  readonly linkingIssns?: readonly string[];
  /** Other standard numbers (024, 028, 027, 010, 035) with the source of each. */
  readonly identifiers: readonly Identifier[];
  readonly classifications: readonly Classification[];
  /** MARC language codes, the text's first. */
  readonly languages: readonly string[];
  readonly originalLanguages: readonly string[];
  /** MARC country code of publication, or ''. */
  readonly country: string;
  readonly workType: WorkType;
  readonly isSerial: boolean;
  readonly isOnline: boolean;
  /** Braille, audio description, large print or another accessible form. */
  readonly isAccessible: boolean;
  /** Target audience codes of 008/22, and texts of 521. */
  readonly audience: readonly string[];
  /** Academic degree of a thesis (502), as 'Dissertação (Mestrado)'. */
  readonly thesis: Thesis | null;
  readonly contents: readonly string[];
  readonly abstracts: readonly string[];
  readonly notes: readonly Note[];
  readonly links: readonly Link[];
  readonly related: readonly RelatedTitle[];
  /** Statements that only an archive, an act or a standard has; absent for all else. */
  readonly archive?: ArchivalUnit;
  readonly act?: NormativeAct;
  readonly standard?: Standard;
  /** Statements of the title in their original script (880), beside those in letters of ours. */
  readonly originalScript: readonly OriginalScript[];
}

export const workTypes = [
  'book',
  'ebook',
  'serial',
  'article',
  'thesis',
  'map',
  'score',
  'music',
  'audiobook',
  'sound',
  'video',
  'image',
  'software',
  'dataset',
  'website',
  'archive',
  'manuscript',
  'kit',
  'object',
  'game',
  'standard',
  'normative-act',
] as const;
export type WorkType = (typeof workTypes)[number];

export type AgentType = 'person' | 'corporate' | 'meeting';

export interface Agent {
  readonly type: AgentType;
  /** The heading as filed: 'Assis, Machado de, 1839-1908'. */
  readonly name: string;
  /** MARC relator codes ('aut', 'trl'); empty where the record says none. */
  readonly roles: readonly string[];
  /** Whether it is the main entry (1XX). */
  readonly isMain: boolean;
  /** Title part of a name-title entry (7XX $t), or ''. */
  readonly title: string;
  /** Number of the authority record ($0), or ''. */
  readonly authorityNumber: string;
}

export type SubjectType =
  | AgentType
  | 'title'
  | 'topic'
  | 'place'
  | 'period'
  | 'genre'
  | 'uncontrolled';

export interface Subject {
  readonly type: SubjectType;
  /** Heading and subdivisions in order; the text shown joins them with ' – '. */
  readonly parts: readonly { readonly type: SubjectType; readonly text: string }[];
  /** 'lcsh', 'mesh', $2, or ''. */
  readonly scheme: string;
  readonly authorityNumber: string;
}

export interface OtherTitle {
  readonly kind: 'uniform' | 'variant' | 'former' | 'abbreviated' | 'key' | 'analytical';
  readonly text: string;
}

export interface Series {
  readonly title: string;
  readonly volume: string;
  readonly issn: string;
}

export interface Publication {
  readonly kind: 'publication' | 'production' | 'distribution' | 'manufacture' | 'copyright';
  readonly places: readonly string[];
  readonly publishers: readonly string[];
  readonly date: string;
}

export interface Isbn {
  /** 13 digits where the check digit holds, else ''. */
  readonly isbn13: string;
  readonly asWritten: string;
  /** 'broch.', 'v. 2'. */
  readonly qualifier: string;
}

export interface Identifier {
  readonly source: string;
  readonly value: string;
}

export interface Classification {
  readonly scheme: 'ddc' | 'udc' | 'lcc' | 'nlm' | 'local';
  readonly number: string;
  /** Item number (Cutter) where given, else ''. */
  readonly item: string;
  /** Present where the scheme is told by the look of the number alone. */
  readonly isByShape?: true;
}

export interface Thesis {
  readonly degree: string;
  readonly institution: string;
  readonly year: string;
  readonly note: string;
}

export interface Note {
  /** MARC tag of the note (500, 504…): the page groups by it. */
  readonly tag: string;
  readonly text: string;
}

export interface Link {
  /** Address by http, https or ftp; others are left out. */
  readonly url: string;
  readonly label: string;
  readonly kind: 'resource' | 'version' | 'related' | 'unspecified';
}

/** Civil days, 'YYYY-MM-DD'; of a year its first and its last. */
export interface DaySpan {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Levels of description (ISAD(G) 3.1.4), with the sections of NOBRADE. */
export const archivalLevels = [
  'fonds',
  'collection',
  'section',
  'subsection',
  'series',
  'subseries',
  'file',
  'item',
] as const;
export type ArchivalLevel = (typeof archivalLevels)[number];

export interface ArchivalUnit {
  /** 'BR REBIVALE CR.02-015', or ''. */
  readonly referenceCode: string;
  /** Code of the fonds it belongs to, or is: 'BR REBIVALE CR'. */
  readonly fonds: string;
  readonly level: ArchivalLevel | null;
  /** Names as filed. */
  readonly producers: readonly string[];
  readonly dates: DaySpan | null;
}

export const legalStates = ['in-force', 'amended', 'revoked'] as const;
export type LegalState = (typeof legalStates)[number];

export interface NormativeAct {
  /** 'Lei', 'Decreto-Lei', as its title writes it; or ''. */
  readonly kind: string;
  /** '9.610'; or ''. */
  readonly number: string;
  readonly dates: DaySpan | null;
  /** Names as filed. */
  readonly issuers: readonly string[];
  /** State of the act; null where the record does not say. */
  readonly state: LegalState | null;
}

export const standardStates = ['current', 'replaced', 'withdrawn'] as const;
export type StandardState = (typeof standardStates)[number];

export interface Standard {
  /** 'ABNT NBR 6023:2018'; or ''. */
  readonly number: string;
  /** Initials of the bodies: 'ABNT', 'ISO'. */
  readonly organizations: readonly string[];
  readonly state: StandardState | null;
}

export interface RelatedTitle {
  readonly relation:
    | 'host'
    | 'supplement'
    | 'supplement-to'
    | 'other-edition'
    | 'translation'
    | 'original'
    | 'other-format'
    | 'preceding'
    | 'succeeding'
    | 'issued-with'
    | 'data-source'
    | 'series'
    | 'amends'
    | 'revokes'
    | 'amended-by'
    | 'revoked-by'
    | 'related';
  readonly title: string;
  readonly agent: string;
  readonly isbn: string;
  readonly issn: string;
  /** $w: control number of the other record, '(OCoLC)123' with its organization, or ''. */
  readonly controlNumber: string;
  /** Further $w, by other organizations; absent where there are none. */
  readonly otherNumbers?: readonly string[];
  readonly detail: string;
}

export interface OriginalScript {
  /** The tag whose statement this repeats. */
  readonly tag: string;
  readonly text: string;
}
