import type { Description, StoredRecord } from '@estante/marc';
import type { Generated } from 'kysely';
import type { CivilDate, CodeTable, Json } from './column.ts';
import type { CirculationStatus, CopyStatus } from './holdings.ts';

/** Titles, and the records that describe them. */
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
    /** Subject area, 'ddc:8'; null for rows from before the column, whose area is in the description (`title_area`). */
    area: string | null;
    description: Json<Description>;
    description_version: Generated<number>;
    included_on: CivilDate;
    updated_at: Generated<Date>;
    /** Moment from which its source no longer has it; null while it has. */
    withdrawn_at: Generated<Date | null>;
  };
  /** Properties of a title that a report of the collection groups it by. */
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
  /** State of a title for harvesters, with the moment from which it holds. */
  oai_record: {
    title_id: number;
    datestamp: Date;
    is_deleted: boolean;
    described_at: Date;
    sets: string[];
    left_sets: Generated<string[]>;
  };
  former_number: { record_id: number; source: string; number: string };
  /** Hosts of articles; triggers on `title` maintain it. */
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
  index_change: { xid: Generated<string>; title_id: number; changed_at: Generated<Date> };
  availability_change: { xid: Generated<string>; title_id: number; changed_at: Generated<Date> };
  index_change_log: { id: Generated<boolean>; catalogue_id: Generated<string>; pruned_to: string };
}
