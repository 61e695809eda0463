import type { AuthorityData, AuthorityType, Description, StoredRecord } from '@estante/marc';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CivilDate, CodeTable, Json } from './column.ts';
import type { CirculationStatus, CopyStatus } from './holdings.ts';

/** Titles, the records that describe them and the headings they are filed under. */
export interface CatalogueTables {
  title_withdrawal: {
    title_id: number;
    reason: string;
    withdrawn_at: Date;
    withdrawn_by: number;
    copies: number[];
    /** State of each of `copies` before the withdrawal. */
    states: (CopyStatus | CirculationStatus)[];
  };
  source: CodeTable;
  work_type: {
    id: Generated<number>;
    code: string;
    name_pt: string;
    name_en: string;
    name_es: string;
  };
  title: {
    id: Generated<number>;
    work_type: string;
    /** 'ddc:8'; null: written before it was kept, then it is in the description (`title_area`). */
    area: string | null;
    description: Json<Description>;
    description_version: Generated<number>;
    included_on: CivilDate;
    updated_at: Generated<Date>;
    /** Since when its source no longer has it; null: it is there. */
    withdrawn_at: Generated<Date | null>;
  };
  /** Properties of a title that a report of the collection counts it by. */
  counted_title: {
    title_id: number;
    work_type: string;
    area: string;
    call_number: string;
    language: string;
    year: number | null;
    is_online: boolean;
  };
  bibliographic_record: {
    id: Generated<number>;
    title_id: number;
    source_id: number;
    source_number: string | null;
    title_key: string;
    match_key: string | null;
    isbns: string[];
    year: number | null;
    is_primary: boolean;
    digest: Buffer;
    marc: Json<StoredRecord>;
    withdrawn_at: Generated<Date | null>;
    import_id: number | null;
  };
  overwritten_record: {
    import_id: number;
    record_id: number;
    title_key: string;
    match_key: string | null;
    isbns: string[];
    year: number | null;
    is_primary: boolean;
    digest: Buffer;
    marc: Json<StoredRecord>;
    withdrawn_at: Date | null;
    former_import_id: number | null;
  };
  library_code: { code: string; library_id: number };
  unplaced_item: {
    record_id: number;
    holdings_record_id: number | null;
    code: string;
    items: number;
  };
  /** State of a title that harvesters are told, with the moment since which it is so. */
  oai_record: {
    title_id: number;
    datestamp: Date;
    is_deleted: boolean;
    described_at: Date;
    sets: string[];
    left_sets: Generated<string[]>;
  };
  former_number: { record_id: number; source: string; number: string };
  former_authority_number: { authority_id: number; source: string; number: string };
  withdrawn_authority: { heading_id: number; source: string; number: string; named: string[] };
  heading: {
    id: Generated<number>;
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Search words of `whole_key`, or of `key` where that is null. */
    words: GeneratedAlways<string>;
  };
  title_heading: {
    title_id: number;
    relation: HeadingRelation;
    position: number;
    heading_id: number;
    roles: Generated<string[]>;
  };
  authority: {
    id: Generated<number>;
    heading_id: number;
    source_id: number;
    source_number: string | null;
    match_key: string | null;
    digest: Buffer;
    marc: Json<StoredRecord>;
    data: Json<AuthorityData>;
  };
  /** Kept by triggers on `title`. */
  article_host: {
    title_id: number;
    position: number;
    issn: string;
    number: string;
    title: string;
    detail: string;
    year: number | null;
    other_numbers: Generated<string[]>;
  };
  heading_reference: {
    authority_id: number;
    position: number;
    relation: 'variant' | AuthorityData['related'][number]['relation'];
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Search words of a variant's `whole_key`, or of its `key`; null for any other reference. */
    words: GeneratedAlways<string | null>;
  };
  cover: {
    title_id: number;
    version: string;
    file_name: string;
    small: Buffer;
    medium: Buffer;
    large: Buffer;
    stored_at: Generated<Date>;
    origin: Generated<CoverOrigin>;
    credit: Generated<string>;
    credit_url: Generated<string>;
  };
  cover_source: {
    id: Generated<number>;
    position: Generated<number>;
    name: string;
    pattern: string;
    json_path: Generated<string>;
    page: Generated<string>;
    is_on: Generated<boolean>;
    pause: Generated<number>;
    asked_at: Date | null;
    failures: Generated<number>;
    rests_until: Date | null;
  };
  cover_lookup: {
    isbn: string;
    source_id: number;
    outcome: CoverOutcome;
    asked_at: Date;
    again_at: Date;
  };
  document_lookup: {
    title_id: number;
    url: string;
    outcome: CoverOutcome;
    asked_at: Date;
    again_at: Date;
  };
  cover_round: { id: Generated<boolean>; newest: number; oldest: number; began_at: Date };
  cover_refusal: { title_id: number; refused_at: Date; refused_by: number | null };
  cover_report: {
    title_id: number;
    version: string;
    reports: Generated<number>;
    reported_at: Date;
    is_right: Generated<boolean>;
  };
  gone_heading: { id: number; text: string; gone_at: Generated<Date> };
  index_change: { xid: Generated<string>; title_id: number; changed_at: Generated<Date> };
  availability_change: { xid: Generated<string>; title_id: number; changed_at: Generated<Date> };
  index_change_log: { id: Generated<boolean>; catalogue_id: Generated<string>; pruned_to: string };
}

export type CoverOrigin = 'sent' | 'fetched' | 'document';

/** Outcome of a look-up of a cover, in a source or in a document. */
export type CoverOutcome = 'found' | 'none' | 'no-picture' | 'failed';

export type HeadingRelation = 'agent' | 'subject' | 'genre';
